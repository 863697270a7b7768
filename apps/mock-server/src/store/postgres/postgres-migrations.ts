/** Each is run once, in this order. What has been released is never changed: a new step is added below. */
export const postgresMigrations: readonly string[] = [
  // Byte order everywhere, as sort keys and ids are compared in every store.
  `create table spaces (
     space integer generated always as identity primary key,
     workspace text collate "C" not null,
     collection text collate "C" not null,
     unique (workspace, collection)
   );
   create table documents (
     space integer not null,
     id text collate "C" not null,
     revision integer not null,
     body json not null,
     primary key (space, id)
   );
   create table sort_indexes (
     sort_index integer generated always as identity primary key,
     space integer not null,
     field text collate "C" not null,
     unique (space, field)
   );
   create table sort_keys (
     sort_index integer not null,
     sort_key text collate "C" not null,
     id text collate "C" not null,
     primary key (sort_index, sort_key, id)
   );
   create table log_entries (
     workspace text collate "C" not null,
     log text collate "C" not null,
     position integer not null,
     entry text not null,
     primary key (workspace, log, position)
   );
   create table blobs (
     workspace text collate "C" not null,
     id text collate "C" not null,
     bytes bytea not null,
     primary key (workspace, id)
   );`,
]
