import pino, { type Logger } from 'pino'
import { loggedNetworkOf } from '../networks'

/** Callers must not log queries or parameters, because they are a visitor's input. */
export const createLog = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  )

/**
 * `begun` does not mean that the credentials are valid. The vendor checks them at each request, and a refusal
 * is logged as `refused` or `locked`.
 */
export type SignInLogOutcome = 'begun' | 'ended' | 'over' | 'refused' | 'locked'

/**
 * Lets an operator notice password guessing. The line contains the visitor's network and never a user name.
 */
export function logSignIn(log: Logger, outcome: SignInLogOutcome, visitor: string): void {
  const level = outcome === 'refused' || outcome === 'locked' ? 'warn' : 'info'
  log[level]({ event: 'sign-in', outcome, network: loggedNetworkOf(visitor) }, 'sign-in')
}

interface StatedError {
  type: string
  message?: string
  code?: string
  stack?: string
  cause?: StatedError
}

/** Omits all other properties of the error, because they may contain a visitor's input. */
function describeError(error: unknown, depth = 0): StatedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, cause } = error
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: name,
    // The message of a SyntaxError is omitted, because it quotes the unparsed text.
    ...(error instanceof SyntaxError ? {} : { message }),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(frames?.length ? { stack: frames.join('\n') } : {}),
    ...(cause !== undefined && depth < 3 ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

/** Replaces quoted parts of the text, because they may repeat a visitor's input. */
export function logPrinted(log: Logger, level: 'warn' | 'error', args: readonly unknown[]): void {
  const error = args.find((each) => each instanceof Error)
  const [text = ''] = (error?.message ?? args.filter((each) => typeof each === 'string').join(' ')).split(
    '\n',
  )
  const words = text.replace(/"(?:[^"\\]|\\.)*"?|`[^`]*`?/g, '…').slice(0, 300)
  if (!error) log[level](words)
  else
    log[level](
      { err: Object.assign(new Error(words), { name: error.name, stack: error.stack }) },
      'printed by a library',
    )
}
