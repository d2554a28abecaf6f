import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './database'

const CONNECT_MS = 2_000
const STATEMENT_MS = 5_000
const LOCK = 7_305_411_926

/** Limits the time of a query, so that visitors do not wait. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'openplat',
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    // The client has a limit too, because the network may lose the server's response.
    query_timeout: STATEMENT_MS + 500,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // The pool replaces a connection that breaks while idle, but an unhandled error event would end the
  // process.
  pool.on('error', () => undefined)
  // A connection may also break during a query. The query then rejects by itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    queries,
    beginAlone: ['begin', `select pg_advisory_xact_lock(${LOCK})`],
    // An error that the server itself reports (no space, no permission) arrived over a working connection.
    survives: (failure) => failure instanceof pg.DatabaseError,
    expectInPlace: async () => undefined,
    wipe: async () => undefined,
    close: () => queries.destroy(),
  }
}
