import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { replayTransport } from '@/lib/connector/testing/replay'
import { recording } from '@/lib/connector/upstream/recording'
import { createApp, registry } from './engine'

const samples = process.env.UPSTREAM_SAMPLES

const methods = Object.values<ConnectorDeclaration>(registry).flatMap((declaration) =>
  Object.entries({ ...declaration.methods, ...declaration.internal }).map(([name, method]) => ({
    connector: declaration.name,
    name,
    method,
    file: join(samples ?? '', declaration.name, `${name}.recorded.json`),
  })),
)

describe('recorded exchanges', () => {
  for (const { connector, name, method, file } of methods) {
    it.skipIf(!samples || !existsSync(file))(
      `parses the recorded exchanges of ${connector} ${name}`,
      async () => {
        const { exchanges, ...recorded } = recording.parse(JSON.parse(readFileSync(file, 'utf8')))
        expect(recorded).toMatchObject({ connector, method: name })
        const app = await createApp({
          environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' },
          transport: () => replayTransport(exchanges),
        })
        const answer = await app.engine.callNamed(connector, name, recorded.params, { internal: true })
        expect(answer).toMatchObject({ ok: true })
        expect(method.result.safeParse(answer.ok && answer.data)).toMatchObject({ success: true })
      },
    )
  }
})
