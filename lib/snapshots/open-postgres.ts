import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, DatabaseTables } from './database'

const CONNECT_MS = 2_000
const STATEMENT_MS = 5_000
const LOCK = 7_305_411_926

export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'openplat',
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    // The client has its own limit, in case the server's response is lost.
    query_timeout: STATEMENT_MS + 500,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // The pool replaces an idle connection that breaks. Without a handler, the error event would end the
  // process.
  pool.on('error', () => undefined)
  // If a connection breaks during a query, the query rejects, so this error event can be ignored.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queries = new Kysely<DatabaseTables>({ dialect: new PostgresDialect({ pool }) })
  return {
    queries,
    beginAlone: ['begin', `select pg_advisory_xact_lock(${LOCK})`],
    // A `DatabaseError` comes from the server (no space, no permission), so the connection works.
    survives: (failure) => failure instanceof pg.DatabaseError,
    expectInPlace: async () => undefined,
    wipe: async () => undefined,
    close: () => queries.destroy(),
  }
}
