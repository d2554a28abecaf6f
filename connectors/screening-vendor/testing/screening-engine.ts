import { inspect } from 'node:util'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Transport } from '@/lib/connector/upstream/transport'
import { screeningVendor } from '..'
import { SAMPLE_BASE } from '../sample-vendor'
import { simulateScreening } from '../simulator'

interface Options {
  transport?: Transport
  settings?: Record<string, string | undefined>
}

const registry = { 'screening-vendor': screeningVendor }

export function screeningEngine({ transport = simulateScreening, settings = {} }: Options = {}) {
  const logged: string[] = []
  const sent: Request[] = []
  const engine = createEngine(registry, {
    ...engineDeps(
      (request) => {
        sent.push(request)
        return transport(request)
      },
      { reportBug: (_, error) => logged.push(inspect(error, { depth: 9 })) },
    ),
    settingsOf: () => ({ SCREENING_VENDOR_BASE_URL: SAMPLE_BASE, ...settings }),
  })
  return { engine, logged, sent }
}

export const basic = ({ user, secret }: { user: string; secret: string }) =>
  `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
