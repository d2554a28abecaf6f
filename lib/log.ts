import pino, { type Logger } from 'pino'

/** Structured lines on standard output. Callers pass paths and codes, never queries or parameters. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
