/** Most passages of one segment: 11 bits of a posting. */
export const SEGMENT_SLOTS = 2048
/** A posting is slot << 5 | min(tf, 31). */
export const TF_BITS = 5
export const MAX_TF = 31
/** Largest part of a segment's vectors that is stored as one value: larger ones cost SQLite more to read. */
export const PART_BYTES = 98_304
/** Parts of a segment have ids segment * 256 + part. */
export const PARTS_PER_SEGMENT = 256
/** Longest vectors that can be stored; follows from the three numbers above. */
export const MAX_DIMENSIONS = 12_288

/** Stored length of a vector: rows are read 16 values at a time. */
export const paddedLength = (dimensions: number): number => Math.ceil(dimensions / 16) * 16

/** Vectors in one part: a power of two that fits PART_BYTES. */
export function rowsPerPart(dimensions: number): number {
  return Math.min(256, 2 ** Math.floor(Math.log2(PART_BYTES / paddedLength(dimensions))))
}

/** As of today; what a change of it means for what is there stands in `migrations.ts`. */
export const schema = `
create table if not exists space (
  id integer primary key, owner text, model text not null, dimensions integer not null,
  unique (owner, model, dimensions)
);
create table if not exists document (
  id integer primary key, space integer not null, key text not null, first integer not null, last integer not null,
  unique (space, key)
);
create table if not exists segment (
  id integer primary key, space integer not null, rev integer not null,
  n integer not null, dead integer not null, tokens integer not null,
  document blob not null, point blob not null, length blob not null, scale blob not null
);
create index if not exists segment_space on segment (space, id, rev);
create index if not exists segment_worn on segment (id) where dead > 0;
create table if not exists vec (id integer primary key, v blob not null);
create table if not exists post (
  segment integer not null, term integer not null, p blob not null, primary key (segment, term)
) without rowid;
create table if not exists block (
  segment integer not null, number integer not null, v blob not null, primary key (segment, number)
) without rowid;
create table if not exists point (
  id integer primary key, space integer not null, key text not null, payload text not null, unique (space, key)
);
create table if not exists counter (name text primary key, value integer not null) without rowid;
`
