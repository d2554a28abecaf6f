import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isActionBody } from './action-body'

const { encodeReply }: { encodeReply(values: unknown): Promise<string | FormData> } = createRequire(
  import.meta.url,
)('next/dist/compiled/react-server-dom-turbopack/client.edge')

async function isTaken(body: string | FormData, action: string | undefined = 'a1'): Promise<boolean> {
  const response = new Response(body)
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    ...(action ? { 'next-action': action } : {}),
  }
  return isActionBody(await response.bytes(), headers)
}

const isSent = async (values: unknown) => isTaken(await encodeReply(values))

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.string(),
    fc.constantFrom('$', '$$', '$1', '$T', '$@1', '$undefined'),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).value

describe('arguments of server actions', () => {
  it('accepts arguments as React encodes them, with any values and forms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(plain, { maxLength: 4 }), async (values) => {
        expect(await isSent(values)).toBe(true)
        expect(await isSent([...values, formOf({ do: 'sign-in', '1': '$T1' })])).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('accepts a repeated object, but not a cyclic one', async () => {
    const box = { c1: { lat: 1 }, list: [] }
    expect(await encodeReply([box, { box, list: [box.list] }])).toContain('$0:0')
    expect(await isSent([box, { box, list: [box.list] }])).toBe(true)
    for (const body of [
      '["$0"]',
      '[{"a":"$0:0"}]',
      '["$0:1",{}]',
      '[{},"$0:0:toString"]',
      '[[],"$0:0:length"]',
    ])
      expect(await isTaken(body), body).toBe(false)
  })

  it.each([
    '$T',
    '$T1',
    '$1',
    '$@1',
    '$F1',
    '$h1',
    '$K1',
    '$Q1',
    '$W1',
    '$B1',
    '$A1',
    '$R1',
    '$r1',
    '$X1',
    '$i1',
    '$n9',
    '$Sx',
    '$D2024-01-01',
    '$P',
    '$Y',
    '$1:__proto__',
    '$0:__proto__:constructor',
  ])('refuses arguments with %s', async (word) => {
    const text = JSON.stringify(word)
    for (const body of [text, `[${text}]`, `["a",{"b":[${text}]}]`]) {
      expect(await isTaken(body), body).toBe(false)
      expect(await isTaken(formOf({ '0': body })), body).toBe(false)
      expect(await isTaken(formOf({ '0': body, '1': text })), body).toBe(false)
    }
  })

  it('refuses arguments that are not a list, are nested too deeply, or contain unexpected parts', async () => {
    const nested = `${'['.repeat(40)}${']'.repeat(40)}`
    for (const body of ['{}', 'null', '"a"', '', '[', nested, '[{"__proto__":1}]', '{"length":1}'])
      expect(await isTaken(body), body).toBe(false)
    for (const form of [
      formOf({ '1': '[]' }),
      formOf({ '0': new Blob(['[]']) }),
      formOf({ '0': '[]', S1: '[]' }),
      formOf({ '0': '[]', more: 'x' }),
    ])
      expect(await isTaken(form)).toBe(false)
  })
})

describe('forms without scripting', () => {
  const bound = '{"id":"a1","bound":"$@1"}'
  const sent = (fields: Record<string, string | Blob>) => isTaken(formOf(fields), '')

  it('accepts any content of form fields', async () => {
    expect(await sent({ $ACTION_ID_a1: '', user: '$T1' })).toBe(true)
    expect(
      await sent({
        $ACTION_REF_1: '',
        '$ACTION_1:0': bound,
        '$ACTION_1:1': '[{"turn":0,"typed":{}}]',
        $ACTION_KEY: 'k',
        do: 'sign-in',
      }),
    ).toBe(true)
  })

  it('refuses a form with a reference to a missing part', async () => {
    expect(await sent({ $ACTION_REF_1: '' })).toBe(false)
    expect(await sent({ $ACTION_REF_1: '', '$ACTION_1:0': bound })).toBe(false)
    expect(await sent({ $ACTION_REF_1: '', '$ACTION_1:0': bound, '$ACTION_1:1': '["$T1"]' })).toBe(false)
    const loose = '{"id":"a1","bound":null}'
    expect(await sent({ $ACTION_REF_1: '', '$ACTION_1:0': loose, '$ACTION_1:1': '[]' })).toBe(false)
  })
})
