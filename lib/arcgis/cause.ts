import { isRecord } from '@/lib/is-record'

export type ArcgisFailureCause =
  | 'gone'
  | 'certificate'
  | 'token'
  | 'stopped'
  | 'timedOut'
  | 'unreachable'
  | 'queryFailed'
  | 'noPaging'
  | 'forbidden'
  | 'webPage'
  | 'empty'
  | 'limited'
  | 'columnGone'
  | 'notUnderstood'

interface AnswerBody {
  status: number
  text: string
}

const tls =
  /CERT_|_CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|SELF_SIGNED|ERR_TLS|HOSTNAME_MISMATCH|certificate/i

export function causeOfError(error: unknown): ArcgisFailureCause {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : ''
    if (tls.test(code) || tls.test(each.message)) return 'certificate'
    if (/TIMEOUT|timed? ?out/i.test(code) || /timed out/i.test(each.message)) return 'timedOut'
  }
  return 'unreachable'
}

export function causeOfAnswer({ status, text }: AnswerBody, body: unknown): ArcgisFailureCause | undefined {
  const page = /^\s*</.test(text)
  if (isRecord(body)) {
    const words = errorWords(body)
    if (words) return causeOfWords(words.text, words.code)
  }
  if (status === 429) return 'limited'
  if (status === 401) return 'token'
  if (status === 403 || (page && /just a moment|access denied|forbidden/i.test(titleOf(text))))
    return 'forbidden'
  if (page && /does not exist|not found|invalid field/i.test(titleOf(text))) {
    return /field/i.test(titleOf(text)) ? 'columnGone' : 'gone'
  }
  if (status === 404 || status === 410) return 'gone'
  if (status >= 500) return 'stopped'
  if (page) return 'webPage'
  if (text.trim() === '') return 'empty'
  if (status >= 400) return 'queryFailed'
  return isRecord(body) ? undefined : 'notUnderstood'
}

export const titleOf = (html: string): string => /<title>\s*([^<]*)/i.exec(html)?.[1]?.trim() ?? ''

/**
 * Most servers describe an error in `error.message` and `error.details`. Old servers send `status: "error"`
 * with `messages`.
 */
function errorWords(body: Record<string, unknown>): { code: number; text: string } | undefined {
  const { error, status, messages } = body
  if (error === undefined || error === null) {
    return status === 'error' ? { code: 0, text: [messages].flat().map(String).join('\n') } : undefined
  }
  const { code, message, details } = isRecord(error) ? error : { code: 0, message: error, details: null }
  const parts = [message, details].flat().filter((part) => typeof part === 'string')
  return { code: Number(code), text: parts.join('\n') }
}

const byWords: readonly (readonly [RegExp, ArcgisFailureCause])[] = [
  [/too many requests|quota exceeded/i, 'limited'],
  [/token required|invalid token/i, 'token'],
  [/couldn.t access this resource|permission/i, 'forbidden'],
  [/not started|stopped|could not access any server machines/i, 'stopped'],
  [/pagination is not supported/i, 'noPaging'],
  [/invalid field|field name|parameter is invalid/i, 'columnGone'],
  [/invalid url|not found|does not exist/i, 'gone'],
]

const byCode: Readonly<Record<number, ArcgisFailureCause>> = {
  401: 'token',
  403: 'forbidden',
  404: 'gone',
  429: 'limited',
  498: 'token',
  499: 'token',
}

const causeOfWords = (text: string, code: number): ArcgisFailureCause =>
  byCode[code] ?? byWords.find(([pattern]) => pattern.test(text))?.[1] ?? 'queryFailed'
