import { Client } from "./client.js";
import { showWelcome } from "./welcome.js";

const root = document.getElementById("page");
const person = new URLSearchParams(location.search).get("person");

if (person === null) await showWelcome(root);
else new Client(root, person, () => void showWelcome(root, true)).start();
