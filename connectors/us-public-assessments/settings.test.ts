import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hosts } from './hosts'
import type { AssessmentRecipe } from './recipe/source'
import { sources } from './recipe/source-list'
import { tablesOf } from './search/choose-source'
import { sampleSettings, settings } from './settings'

const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8')

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

function rowOf(source: AssessmentRecipe): string {
  const { year } = source.values
  const urls = quoted(tablesOf(source).map(({ setting }) => setting))
  return `| \`${source.id}\` | ${urls} | ${year.from === 'inferred' ? `\`${year.setting}\`` : 'none'} |`
}

describe('settings of the assessment sources', () => {
  it.each(sources.map((source) => [source.id, rowOf(source)]))(
    'documents the settings of %s in docs/running.md',
    (_id, row) => expect(page).toContain(row),
  )

  it('documents all settings and every requested host', () => {
    for (const name of Object.keys(settings.shape)) expect(page).toContain(`\`${name}\``)
    for (const host of hosts) expect(page).toContain(`\`${host}\``)
    for (const entry of sampleSettings.TEXAS_COUNTIES?.split(',') ?? [])
      expect(page).toContain(`\`${entry}\``)
  })

  it.each([
    ['TEXAS_COUNTIES', 'harris; dallas'],
    ['COOK_COUNTY_VALUES_URL', 'http://example.org/resource/abcd-1234.json'],
    ['WASHINGTON_DC_TAX_YEAR', 'soon'],
  ])('refuses the setting %s=%s', (name, value) => {
    expect(settings.safeParse({ [name]: value }).success).toBe(false)
  })
})
