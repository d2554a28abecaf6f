import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { loadSpanish } from '@/lib/language/register-spanish'
import { runInLanguage } from '@/lib/language/run-in-language'
import { proxy } from '@/proxy'
import { callConnector } from './actions'

loadSpanish()
shareSite({ VISITOR_CALLS_PER_MINUTE: '3' })

const open = (visitor: string) =>
  proxy(new NextRequest('http://localhost/ground', { headers: { 'x-openplat-visitor': visitor } }))

describe('a visitor with too many requests', () => {
  it.each([
    ['en', '192.0.2.31', /<html lang="en">.*<h1>Too many requests.*Try again in \d+ seconds?\./],
    ['es', '192.0.2.32', /<html lang="es">.*<h1>Demasiadas consultas.*Intente de nuevo en \d+ segundos?\./],
  ] as const)(
    'a visitor over the limit gets a page in the language of the path: %s',
    (language, visitor, text) =>
      runInLanguage(language, async () => {
        await open(visitor)
        const refused = await open(visitor)
        expect(refused.status).toBe(429)
        expect(await refused.text()).toMatch(text)
      }),
  )

  it('a refused action on a Spanish page returns a Spanish message', async () => {
    giveHeaders({ 'x-openplat-visitor': '192.0.2.33' })
    const press = () => runInLanguage('es', () => callConnector('federal-elevation', 'getServiceInfo', {}))
    for (let count = 0; count < 3; count += 1) await press()
    expect(await press()).toMatchObject({
      error: { message: expect.stringMatching(/^Demasiadas consultas desde su dirección\./) },
    })
  })
})
