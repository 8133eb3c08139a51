// The line to the server: the page face of ../README.md over one WebSocket that comes back by itself.

const FIRST_WAIT = 300; // milliseconds, doubled at each failure
const LONGEST_WAIT = 5000;
const UNKNOWN_PERSON = 4404;

export class Face {
  #person;
  #socket = null;
  #wait = FIRST_WAIT;
  #waiting = new Map(); // nonce → what to do with the answer
  #count = 0;
  #handlers;

  /** `handlers`: frame(frame), connected(), lost(), unknown(). */
  constructor(person, handlers) {
    this.#person = person;
    this.#handlers = handlers;
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/face?person=${encodeURIComponent(this.#person)}`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.#handlers.connected();
    });
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => this.#closed(event.code));
  }

  /** Send; returns the nonce, or null while there is no line. `answered(frame)` gets what repeats the nonce. */
  send(frame, answered = null) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    this.#count += 1;
    const nonce = `${this.#count}-${Math.random().toString(36).slice(2, 8)}`;
    if (answered !== null) this.#waiting.set(nonce, answered);
    this.#socket.send(JSON.stringify({ ...frame, nonce }));
    return nonce;
  }

  #receive(frame) {
    const answered = frame.nonce ? this.#waiting.get(frame.nonce) : undefined;
    if (answered !== undefined) {
      if (frame.type !== "interaction" || frame.state !== "pending") this.#waiting.delete(frame.nonce);
      answered(frame);
    }
    this.#handlers.frame(frame, answered !== undefined);
  }

  #closed(code) {
    for (const answered of this.#waiting.values()) answered({ type: "lost" });
    this.#waiting.clear();
    if (code === UNKNOWN_PERSON) {
      this.#handlers.unknown();
      return;
    }
    this.#handlers.lost();
    setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
