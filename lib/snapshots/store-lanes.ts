import type { Logger } from 'pino'
import type { StoreConnection } from './connection'
import type { Database } from './database'
import { createLane, type StoreBreaker } from './lane'

interface Options {
  connection: StoreConnection
  log: Pick<Logger, 'warn' | 'info'>
  subject: string
  readingMs: number
  writingMs: number
}

type Queries = Database['queries']

export interface GuardedStoreQueries {
  writing: StoreBreaker
  read<T>(action: (queries: Queries) => Promise<T>): Promise<T | undefined>
  write<T>(action: (queries: Queries) => Promise<T>): Promise<T | undefined>
}

export function createStoreLanes({
  connection,
  log,
  subject,
  readingMs,
  writingMs,
}: Options): GuardedStoreQueries {
  const { failed, isClosed, database, databaseForWriting } = connection
  const both = { log, isClosed, subject }
  const reading = createLane({
    ...both,
    what: 'read',
    failed: (failure) => failed(failure, 'reading'),
    patienceMs: readingMs,
  })
  const writing = createLane({
    ...both,
    what: 'written',
    failed: (failure) => failed(failure, 'writing'),
    patienceMs: writingMs,
  })
  return {
    writing,
    read: (action) => reading.run(async () => action((await database()).queries)),
    write: (action) => writing.run(async () => action((await databaseForWriting()).queries)),
  }
}
