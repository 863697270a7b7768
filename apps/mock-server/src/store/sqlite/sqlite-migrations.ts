/** Each is run once, in this order. What has been released is never changed: a new step is added below. */
export const sqliteMigrations: readonly string[] = [
  `create table spaces (
     space integer primary key autoincrement,
     workspace text not null,
     collection text not null,
     unique (workspace, collection)
   ) strict;
   create table documents (
     space integer not null,
     id text not null,
     revision integer not null,
     body blob not null,
     unique (space, id)
   ) strict;
   create table sort_indexes (
     sort_index integer primary key autoincrement,
     space integer not null,
     field text not null,
     unique (space, field)
   ) strict;
   create table sort_keys (
     sort_index integer not null,
     sort_key text not null,
     id text not null,
     primary key (sort_index, sort_key, id)
   ) strict, without rowid;
   create table log_entries (
     workspace text not null,
     log text not null,
     position integer not null,
     entry text not null,
     primary key (workspace, log, position)
   ) strict, without rowid;
   create table blobs (
     workspace text not null,
     id text not null,
     bytes blob not null,
     primary key (workspace, id)
   ) strict;`,
]
