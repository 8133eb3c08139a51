-- The standings as lists show them: without whoever was found to have left the server (experience.md, 8).
CREATE VIEW listed AS
SELECT standings.guild, standings.variant, standings.opposition, standings.period, standings.person,
    standings.matches, standings.wins, standings.scored, standings.score_sum, standings.score_mean
FROM standings
WHERE NOT EXISTS (
    SELECT 1 FROM gone_members AS gone WHERE gone.guild = standings.guild AND gone.person = standings.person
);
