import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export interface IntactResponse {
  status: number
  type: string
  text: string
}

export interface HttpCorruption {
  name: string
  answer(usual: IntactResponse, response: ServerResponse): void
}

/** This marker occurs in no real response, so that a leak is detectable. */
export const MARK = 'Zz-spoiled'
const FOREIGN = 'https://foreign.example'

/** JSON.stringify cannot write 1e999, so the finished text gets the number in place of this marker. */
const HUGE = `${MARK}-huge`
const BOMB_BYTES = 256_000_000
const DEPTH = 200_000
const LARGE = 1_000_000

type Leaf = string | number | boolean | null

const sendAs =
  (
    to: (text: string) => string | Uint8Array,
    headers: Record<string, string> = {},
  ): HttpCorruption['answer'] =>
  ({ status, type, text }, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(to(text))
  }

const leaves = (change: (value: Leaf) => unknown): HttpCorruption['answer'] => sendAs(edited(change))

const edited =
  (change: (value: Leaf) => unknown, finish = (text: string) => text) =>
  (text: string) => {
    try {
      return finish(JSON.stringify(changed(JSON.parse(text), change)))
    } catch (error) {
      if (error instanceof SyntaxError) return `${MARK}${text}`
      throw error
    }
  }

function changed(value: unknown, change: (value: Leaf) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, change))
  if (typeof value !== 'object' || value === null) return change(value as Leaf)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change)]))
}

const texts = (change: (text: string) => string) =>
  leaves((value) => (typeof value === 'string' ? change(value) : value))
const numbers = (change: (number: number) => unknown) =>
  leaves((value) => (typeof value === 'number' ? change(value) : value))
const addresses = (to: string) => texts((text) => (/^https?:/.test(text) ? to : text))

const redirect =
  (to: string): HttpCorruption['answer'] =>
  (_, response) => {
    response.writeHead(302, { location: to }).end(MARK)
  }

const refuse =
  (status: number, headers: Record<string, string> = {}): HttpCorruption['answer'] =>
  (_, response) => {
    response.writeHead(status, headers).end(MARK)
  }

const raw =
  (text: string): HttpCorruption['answer'] =>
  (_, response) => {
    response.socket?.end(text)
  }

function sendForEver(_: IntactResponse, response: ServerResponse): void {
  const piece = Buffer.alloc(64_000, ' ')
  response.writeHead(200, { 'content-type': 'application/json' })
  const send = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', send)
  send()
}

function drip({ text }: IntactResponse, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  let at = 0
  const timer = setInterval(() => response.write(text[at++] ?? ' '), 50)
  response.once('close', () => clearInterval(timer))
}

/** Repeats one compressed piece. The result is valid, because gzip members may follow each other. */
const bomb = Buffer.concat(Array(BOMB_BYTES / LARGE).fill(gzipSync(Buffer.alloc(LARGE, ' '))))
const nested = (open: string, close: string) => `${open.repeat(DEPTH)}1${close.repeat(DEPTH)}`

export const corruptions: readonly HttpCorruption[] = [
  { name: 'script in every text', answer: texts((text) => `${text}<script>alert('${MARK}')</script>`) },
  { name: 'script for every text', answer: texts(() => `<img src=x onerror="alert('${MARK}')">`) },
  { name: 'javascript: addresses', answer: addresses(`javascript:alert('${MARK}')`) },
  { name: 'foreign addresses', answer: addresses(`${FOREIGN}/${MARK}`) },
  { name: 'control and direction characters', answer: texts((text) => `\u0000\u001b[2J\u202e${text}\u200b`) },
  { name: 'lone surrogates', answer: texts((text) => `${text}\ud800`) },
  { name: 'huge texts', answer: texts((text) => text.padEnd(20_000, MARK)) },
  {
    name: 'names of the prototype',
    answer: sendAs((text) =>
      text.replaceAll(/\{(?=\s*")/g, `{"__proto__":{"${MARK}":1},"constructor":{"prototype":{"${MARK}":1}},`),
    ),
  },
  { name: 'every name twice', answer: sendAs((text) => text.replaceAll(/("\w+"):/g, '$1:null,$1:')) },
  {
    name: 'wrong types',
    answer: leaves((value) => (typeof value === 'string' ? 7 : typeof value === 'number' ? MARK : { a: 1 })),
  },
  { name: 'nothing in every field', answer: leaves(() => null) },
  { name: 'a list in every field', answer: leaves((value) => [value]) },
  { name: 'an object in every field', answer: leaves((value) => ({ value })) },
  { name: 'numbers times -1e15', answer: numbers((number) => number * -1e15) },
  { name: 'the greatest numbers', answer: numbers(() => Number.MAX_VALUE) },
  {
    name: 'numbers that no double holds',
    answer: sendAs(
      edited(
        (value) => (typeof value === 'number' ? HUGE : value),
        (text) => text.replaceAll(`"${HUGE}"`, '1e999'),
      ),
    ),
  },
  { name: 'moments out of range', answer: numbers((number) => (Math.abs(number) > 1e9 ? 9e14 : number)) },
  { name: 'numbers below zero', answer: numbers((number) => -Math.abs(number) - 1) },
  { name: 'numbers that are none', answer: sendAs((text) => text.replaceAll(/:\s*-?\d[\d.]*/g, ':NaN')) },
  { name: 'days of no calendar', answer: texts((text) => text.replace(/\d{4}-\d\d-\d\d/, '300000-13-45')) },
  { name: 'a mark before the text', answer: sendAs((text) => `\ufeff${text}`) },
  {
    name: 'no UTF-8',
    answer: sendAs((text) => Buffer.from(text.replaceAll('e', '\u00ff'), 'latin1')),
  },
  { name: 'UTF-16', answer: sendAs((text) => Buffer.from(text, 'utf16le')) },
  { name: 'deep lists', answer: sendAs(() => nested('[', ']')) },
  { name: 'deep objects', answer: sendAs(() => nested('{"a":', '}')) },
  {
    name: 'a deep value',
    answer: sendAs((text) => text.replace(/:\s*("[^"]*"|\d+)/, `:${nested('[', ']')}`)),
  },
  { name: 'nothing at all', answer: sendAs(() => '') },
  { name: 'null', answer: sendAs(() => 'null') },
  { name: 'an empty list', answer: sendAs(() => '[]') },
  { name: 'an empty object', answer: sendAs(() => '{}') },
  {
    name: 'a web page',
    answer: sendAs(() => `<!doctype html><title>${MARK}</title>`, { 'content-type': 'text/html' }),
  },
  { name: 'half the answer', answer: sendAs((text) => text.slice(0, text.length / 2)) },
  {
    name: 'an error in place of data',
    answer: sendAs(() => JSON.stringify({ error: { code: 400, message: MARK, details: [MARK] } })),
  },
  {
    name: 'a gzip bomb',
    answer: (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  },
  { name: 'bad gzip', answer: sendAs((text) => text, { 'content-encoding': 'gzip' }) },
  { name: 'unknown encoding', answer: sendAs((text) => text, { 'content-encoding': MARK }) },
  {
    name: 'a length that is too long',
    answer: ({ text }, response) =>
      void response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: ${text.length + LARGE}\r\n\r\n${text}`),
  },
  {
    name: 'a length that is too short',
    answer: ({ text }, response) =>
      void response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n${text}`),
  },
  { name: 'two lengths', answer: raw('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n{}') },
  { name: 'an answer without end', answer: sendForEver },
  { name: 'a byte at a time', answer: drip },
  { name: 'no answer', answer: () => undefined },
  { name: 'a reset before the answer', answer: (_, response) => void response.socket?.resetAndDestroy() },
  {
    name: 'a reset inside the answer',
    answer({ text }, response) {
      response.writeHead(200, { 'content-length': text.length + 10 })
      response.write(text.slice(0, 50), () => response.socket?.resetAndDestroy())
    },
  },
  { name: 'redirects in a circle', answer: redirect('?') },
  { name: 'a redirect to this machine', answer: redirect('http://127.0.0.1:22/') },
  { name: 'a redirect to a private address', answer: redirect('https://169.254.169.254/latest/meta-data/') },
  { name: 'a redirect with a password', answer: redirect('https://user:secret@epqs.nationalmap.gov/') },
  { name: 'a redirect to no address', answer: redirect('https://[::') },
  {
    name: 'a megabyte of headers',
    answer: raw(`HTTP/1.1 200 OK\r\nx-large: ${MARK.padEnd(LARGE, 'x')}\r\n\r\n{}`),
  },
  { name: 'broken HTTP', answer: raw(`${MARK} ${MARK}\r\n\r\n`) },
  { name: 'no HTTP', answer: raw('\u0000\u0001SSH-2.0-OpenSSH\r\n') },
  { name: 'a pause of a thousand years', answer: refuse(429, { 'retry-after': '31536000000' }) },
  { name: 'refused', answer: refuse(403) },
  { name: 'not found', answer: refuse(404) },
  { name: 'down', answer: refuse(503, { 'retry-after': MARK }) },
  { name: 'no content', answer: (_, response) => response.writeHead(204).end() },
]
