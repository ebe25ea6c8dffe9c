"""The tables of the SQLite file, and the statements that use them."""

from __future__ import annotations

import sqlite3

# Rows are in commit order, so that one page holds entries of many tables.
LOG = """
create table if not exists log (
    place text not null, version integer not null, entry text not null,
    primary key (place, version)
);
"""
REST = """
create table if not exists films (
    place text not null, number integer not null, film blob not null,
    primary key (place, number)
) without rowid;
create table if not exists cards (
    place text primary key, listed integer not null, text text not null,
    changed integer not null
) without rowid;
create index if not exists lobby on cards (changed) where listed;
create table if not exists players (
    guest text not null, place text not null, over integer not null,
    primary key (guest, place)
) without rowid;
create index if not exists seated on players (place);
create table if not exists notes (
    place text primary key, length integer not null, note text not null
) without rowid;
create table if not exists away (
    guest text not null, place text not null, length integer not null,
    primary key (guest, place)
) without rowid;
create table if not exists here (
    place text not null, guest text not null, process text not null, at real not null,
    primary key (place, guest, process)
) without rowid;
create table if not exists pulse (one integer primary key check (one = 1), at real not null);
create table if not exists guests (id text primary key, name text not null) without rowid;
create table if not exists keys (
    key text primary key, guest text not null references guests (id)
) without rowid;
create table if not exists codes (
    code text primary key, guest text not null references guests (id), until real not null
) without rowid;
"""
LENGTHS = """
select value, (select coalesce(max(version) + 1, 0) from log where place = value)
from json_each(?)
"""
OTHERS = "select place, max(version) + 1, max(rowid) from log where rowid > ? group by place"
# Few statements per commit: each releases the interpreter lock and must win it back.
ENTRIES = {
    size: f"insert into log (place, version, entry) values {', '.join(['(?, ?, ?)'] * size)}"
    for size in (64, 32, 16, 8, 4, 2, 1)
}
CARD = """
insert into cards values (?, ?, ?, (select coalesce(max(changed), 0) + 1 from cards))
on conflict do update set listed = excluded.listed, text = excluded.text,
    changed = case when listed then changed else excluded.changed end
"""
OWN = """
select place, (select max(version) + 1 from log where log.place = players.place) as entries,
    coalesce(note, ''), coalesce(notes.length, -1)
from players left join notes using (place) left join away using (guest, place)
where guest = ? and entries > coalesce(away.length, 0)
order by over, (select rowid from log where log.place = players.place order by version desc limit 1)
desc limit ?
"""
ALONE = """
select count(*) from (
    select 1 from players left join away using (guest, place)
    where guest = ? and not over
        and (select count(*) from players as others where others.place = players.place) = 1
        and (select max(version) + 1 from log where log.place = players.place)
            > coalesce(away.length, 0)
    limit ?
)
"""
# Migration of logs older than this table: everybody who opened a table or had a seat there.
PLAYERS = """
insert or ignore into players
select guest, place, 0 from (
    select place, case when json_valid(entry)
        then coalesce(json_extract(entry, '$.guest'), json_extract(entry, '$.host')) end as guest
    from log
) where guest <> ''
"""
KNOWN = "select guests.id, name from keys join guests on guests.id = guest where key = ?"


def prepare(base: sqlite3.Connection) -> None:
    """Create the tables, and migrate what an older Spicery wrote."""
    asked = "select sql from sqlite_master where name = ?"
    base.execute("begin immediate")
    made = base.execute(asked, ("log",)).fetchone()
    unsorted = base.execute(asked, ("players",)).fetchone() is None
    if made is not None and "without rowid" in made[0].lower():
        base.execute("alter table log rename to old_log")
        base.execute(LOG)
        base.execute("insert into log select * from old_log order by place, version")
        base.execute("drop table old_log")
    for statement in (LOG + REST).split(";"):
        base.execute(statement)
    if made is not None and unsorted:
        base.execute(PLAYERS)
    base.execute("commit")
