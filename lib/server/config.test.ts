import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plaintextWarnings, readConfig, readSettings } from './config'
import { settings } from './settings-table'

describe('readConfig', () => {
  it('provides a default for every setting', () => {
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
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['DATABASE_URL', 'mysql://127.0.0.1/test'],
    ['SNAPSHOT_DAYS', '-1'],
    ['SNAPSHOT_KILOBYTES', '0'],
  ])('refuses %s=%s with an error that names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`The configuration cannot be used\\. ${name}`),
    )
  })

  it('requires a configured secret if instances share a Redis', () => {
    const environment = { REDIS_URL: 'redis://user:of-nobody@127.0.0.1:6379/1' }
    expect(() => readConfig(environment)).toThrow(
      'The configuration cannot be used. OPENPLAT_SECRET: must be set where REDIS_URL is',
    )
    const OPENPLAT_SECRET = 'x'.repeat(32)
    expect(readConfig({ ...environment, OPENPLAT_SECRET })).toMatchObject(environment)
    const wrong = () => readConfig({ REDIS_URL: 'ftp://user:of-nobody@127.0.0.1', OPENPLAT_SECRET })
    expect(wrong).not.toThrow(/of-nobody/)
  })

  it.each([
    [{ REDIS_URL: 'redis://user:of-nobody@redis.example:6379' }, ['REDIS_URL']],
    [{ DATABASE_URL: 'postgres://user:of-nobody@10.0.0.7/openplat?sslmode=disable' }, ['DATABASE_URL']],
    [{ REDIS_URL: 'redis://redis', DATABASE_URL: 'postgresql://db/openplat' }, ['REDIS_URL', 'DATABASE_URL']],
    [{ REDIS_URL: 'rediss://redis.example', DATABASE_URL: 'postgres://db/x?sslmode=verify-full' }, []],
    [{ REDIS_URL: 'redis://127.0.0.1:6379', DATABASE_URL: 'postgres://root@localhost/test' }, []],
    [{ REDIS_URL: 'redis://[::1]:6379', DATABASE_URL: 'postgres://db/x?ssl=true' }, []],
    [{ DATABASE_URL: 'postgres:///x?host=/var/run/postgresql' }, []],
    [{}, []],
  ])('warns about each unencrypted network connection in %j', (environment, names) => {
    const warnings = plaintextWarnings(environment)
    expect(warnings.map((sentence) => sentence.split(' ')[0])).toEqual(names)
    expect(warnings.join()).not.toMatch(/of-nobody|example|10\.0\.0\.7/)
  })

  it('treats an empty variable as absent, and reads URLs and lists', () => {
    expect(readConfig({ PORT: '', UPSTREAM: 'http://127.0.0.1:8080/replay' })).toMatchObject({
      PORT: 3000,
      UPSTREAM: 'http://127.0.0.1:8080/replay',
    })
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ])
  })

  it('names an invalid setting of a connector', () => {
    const schema = z.object({ BASEMAP_URL: z.url() })
    expect(() => readSettings(schema, { BASEMAP_URL: 'x' })).toThrow(/BASEMAP_URL/)
  })

  it('documents every setting as a row in docs/running.md', () => {
    const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8')
    for (const [name, { fallback, meaning }] of Object.entries(settings)) {
      expect(page).toContain(`| \`${name}\` | ${fallback} | ${meaning} |`)
    }
  })

  it('lists every setting in .env.example with its default', () => {
    const page = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const offered = page.split('\n\n').slice(1)
    const rows = Object.entries(settings).map(
      ([name, { fallback, meaning }]) =>
        `# ${meaning.replaceAll('`', '')}\n#${name}=${fallback === 'none' ? '' : fallback}`,
    )
    expect(offered.map((row) => row.trimEnd())).toEqual(rows)
  })
})
