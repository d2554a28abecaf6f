import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { beforeAll, expect, it } from 'vitest'
import { answerCall } from '@/lib/connector/http/call'
import { answerExport } from '@/lib/connector/http/export'
import { createMcpServer } from '@/lib/connector/http/mcp'
import { toolsOf } from '@/lib/connector/http/mcp-tools'
import { type ExportFormatId, isMapFormat } from '@/lib/export/format'
import { formats } from '@/lib/export/formats'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { textOfParquet } from '@/lib/testing/read-parquet'
import { type App, createApp } from './engine'
import { federalFloodHazard } from './federal-flood-hazard'
import { federalSoils } from './federal-soils'
import { federalWetlands } from './federal-wetlands'

const asking = [federalFloodHazard, federalWetlands, federalSoils].flatMap(
  ({ name: connector, methods, caveats }) =>
    Object.entries(methods)
      .filter(([name]) => name !== 'getServiceInfo')
      .map(([name, { example }]) => ({ connector, name, example, caveats })),
)
type GroundCase = (typeof asking)[number]

let app: App
let client: Client

beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  client = new Client({ name: 'test', version: '1' })
  const [here, there] = InMemoryTransport.createLinkedPair()
  const conversation = { call: () => ({}), origin: 'https://land.example', hasCredentials: false }
  await createMcpServer(app.engine, conversation).connect(there)
  await client.connect(here)
})

const queryOf = (example: object) =>
  new URLSearchParams(Object.entries(example).map(([key, value]) => [key, JSON.stringify(value)]))

async function fileOf(
  { connector, name, example }: GroundCase,
  format: ExportFormatId,
): Promise<string | undefined> {
  const request = new Request(`http://localhost/export?${queryOf(example)}`)
  const response = await answerExport(app.engine, request, connector, `${name}.${format}`)
  if (response.status === 422 && isMapFormat(format)) return undefined
  expect(response.status).toBe(200)
  if (format === 'parquet') return textOfParquet(new Uint8Array(await response.arrayBuffer()))
  if (format !== 'xlsx') return response.text()
  const { sheets } = readWorkbook(new Uint8Array(await response.arrayBuffer()))
  return sheets.flatMap((sheet) => [...sheet.values()].map(({ value }) => value)).join('\n')
}

async function filesOf(operation: GroundCase): Promise<Record<string, string>> {
  const whole = formats.filter(({ id }) => id !== 'values')
  const files = await Promise.all(whole.map(async ({ id }) => [id, await fileOf(operation, id)] as const))
  return Object.fromEntries(files.flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])))
}

async function modelTextOf({ connector, name, example }: GroundCase): Promise<string> {
  const tools = [...toolsOf(app.engine.registry)]
  const tool = tools.find(
    ([, { operation }]) => operation.declaration.name === connector && operation.name === name,
  )
  const { content } = await client.callTool({ name: tool?.[0] ?? '', arguments: { ...example } })
  return (content as { text: string }[]).map(({ text }) => text).join('\n')
}

interface Answer {
  caveats: string[]
  zones?: { doesNotSay: string }[]
  features?: { properties: { doesNotSay?: string } }[]
}

const limitsOf = ({ caveats, zones = [], features = [] }: Answer): string[] => [
  ...caveats,
  ...[...zones, ...features.map(({ properties }) => properties)].flatMap(
    ({ doesNotSay }) => doesNotSay ?? [],
  ),
]

it.each(asking)(
  'includes the caveats of $connector $name in the API, in every file and in the text for models',
  async (operation) => {
    const { connector, name, example, caveats } = operation
    const request = new Request(`http://localhost/api?${queryOf(example)}`)
    const data: Answer = await (await answerCall(app.engine, request, connector, name)).json()
    expect(data.caveats).toEqual(expect.arrayContaining([...caveats]))
    const limits = limitsOf(data)
    const texts = { model: await modelTextOf(operation), ...(await filesOf(operation)) }
    for (const [door, text] of Object.entries(texts))
      expect(
        limits.filter((limit) => !text.includes(limit)),
        door,
      ).toEqual([])
  },
)
