import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig, readSettings } from './config'
import { settings } from './settings-table'

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      UPSTREAM: 'live',
      TRUSTED_PROXIES: [],
    })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['UPSTREAM', 'somewhere'],
    ['UPSTREAM', 'ftp://gateway'],
    ['PUBLIC_URL', 'not an address'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['VISITOR_CALLS_PER_MINUTE', '0'],
  ])('refuses %s=%s in a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`The configuration cannot be used\\. ${name}`),
    )
  })

  it('takes an empty variable as absent, and a gateway by its address', () => {
    expect(readConfig({ PORT: '', UPSTREAM: 'http://127.0.0.1:8080/replay' })).toMatchObject({
      PORT: 3000,
      UPSTREAM: 'http://127.0.0.1:8080/replay',
    })
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ])
  })

  it('names a bad setting of a connector too', () => {
    const schema = z.object({ BASEMAP_URL: z.url() })
    expect(() => readSettings(schema, { BASEMAP_URL: 'x' })).toThrow(/BASEMAP_URL/)
  })

  it('is written down row for row in docs/running.md', () => {
    const page = readFileSync(new URL('../docs/running.md', import.meta.url), 'utf8')
    for (const [name, { fallback, meaning }] of Object.entries(settings)) {
      expect(page).toContain(`| \`${name}\` | ${fallback} | ${meaning} |`)
    }
  })
})
