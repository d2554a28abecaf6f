import type { Logger } from 'pino'
import { sampleAccounts } from '@/connectors/screening-vendor/sample-vendor'

/** Measured on two idle cores; docs/running.md has the figures. */
const BUILD_TAKES = 'about a minute'

const { user, secret } = sampleAccounts.thimble

export const samplePages = [
  { path: '/place?q=742+W+Inkwell+St,+Boise,+ID', what: 'an address with its records' },
  { path: '/place?q=742+W+Inkwell+St,+Chicago,+IL', what: 'an address in a large city' },
  { path: '/land?q=39.7,+-105.0', what: 'coordinates and the section they are in' },
  { path: '/screening', what: `sign in as ${user} with ${secret}` },
]

interface StartNews {
  port: number
  upstream: string
  release: string
}

const onThisTerminal = { isTerminal: process.stdout.isTTY === true, print: console.log }

export function createStartNews(log: Logger, { isTerminal, print } = onThisTerminal) {
  return {
    building(): void {
      const sentence = `The sources are new here or have changed, so this start builds first: ${BUILD_TAKES} on two cores.`
      if (isTerminal) print(sentence)
      else log.info(sentence)
    },
    listening({ port, upstream, release }: StartNews): void {
      const address = `http://localhost:${port}`
      const sentence = `Openplat is at ${address}`
      const pages = upstream === 'sample' ? samplePages : []
      const toTry = pages.map(({ path, what }) => ({ url: `${address}${path}`, what }))
      if (!isTerminal) {
        log.info({ port, upstream, release, ...(toTry.length > 0 ? { try: toTry } : {}) }, sentence)
        return
      }
      print(toTry.length > 0 ? `${sentence}, with sample data. Try:` : sentence)
      for (const { url, what } of toTry) print(`  ${url}  ${what}`)
    },
  }
}
