import type { BrowserContext } from '@playwright/test'

export interface BrowserComplaints {
  heard: string[]
  watch(context: BrowserContext): Promise<void>
  allow(...statuses: number[]): void
}

export function createComplaints(ownOrigin: string): BrowserComplaints {
  const reports: string[] = []
  const allowed = new Set<number>()
  return {
    heard: reports,
    allow: (...statuses) => {
      for (const status of statuses) allowed.add(status)
    },
    async watch(context) {
      context.on('weberror', (error) => reports.push(`script: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        if (allowed.has(statusIn(message.text()))) return
        reports.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== ownOrigin) {
          reports.push(`request to another site: ${request.url()}`)
        }
      })
      await context.exposeFunction('reportViolation', (what: string) => reports.push(`policy: ${what}`))
      await context.addInitScript(() => {
        addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
            const report = Reflect.get(window, 'reportViolation')
            report(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
          },
        )
      })
    },
  }
}

function statusIn(text: string): number {
  return Number(/^Failed to load resource: the server responded with a status of (\d+)/.exec(text)?.[1] ?? 0)
}
