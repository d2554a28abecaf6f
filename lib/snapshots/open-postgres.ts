import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './database'

const CONNECT_MS = 2_000
const STATEMENT_MS = 5_000
/** Of this program, among those who lock by number in the same database. */
const LOCK = 7_305_411_926

/** Nobody waits long for it: what does not answer in time is a failure like any other. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'openplat',
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    // Where the network has swallowed the answer, the server's own limit cannot be heard.
    query_timeout: STATEMENT_MS + 500,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined)
  // So is one that breaks while it is asked; the question itself fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    queries,
    beginAlone: ['begin', `select pg_advisory_xact_lock(${LOCK})`],
    // What the server itself says (no room, no right to write) came over a connection that works.
    survives: (failure) => failure instanceof pg.DatabaseError,
    expectInPlace: async () => undefined,
    wipe: async () => undefined,
    close: () => queries.destroy(),
  }
}
