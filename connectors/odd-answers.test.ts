import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import { createApp, registry } from './engine'
import { simulators } from './simulators'
import { oddAnswers } from './testing/odd-answers'
import { oddLocalAnswers } from './testing/odd-local-answers'

const simulated = sampleTransport(simulators)

const operationsOf = ({ methods, internal }: ConnectorDeclaration) => ({ ...methods, ...internal })

describe('odd responses of sources', () => {
  it.concurrent.each([...oddAnswers, ...oddLocalAnswers])(
    'handles a response of $host with $what',
    async ({ host, question, environment, answer, expected }) => {
      const app = await createApp({
        environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent', ...environment },
        transport: () => async (request) => {
          const again = request.clone()
          const response = await simulated(request)
          if (new URL(request.url).hostname !== host) return response
          const odd = await answer(await response.text(), again)
          if (odd instanceof Response) return odd
          return typeof odd === 'string' ? new Response(odd) : new Response(odd.text, { status: odd.status })
        },
      })
      const [connector, method, params] = question
      const methods: Readonly<Record<string, { example: unknown }>> = operationsOf(
        registry[connector as keyof typeof registry],
      )
      const example = methods[method]?.example as object
      const result = await app.engine.callNamed(
        connector,
        method,
        { ...example, ...params },
        { internal: true },
      )
      if ('code' in expected) expect(result).toMatchObject({ ok: false, error: { code: expected.code } })
      else expect(result).toMatchObject({ ok: true, data: expected.found })
    },
  )
})
