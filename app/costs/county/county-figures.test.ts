import { describe, expect, it } from 'vitest'
import { laborEngine } from '@/connectors/federal-labor-stats/testing/labor-engine'
import { MOST_SERIES } from '../url'
import {
  constructionPrices,
  describeChange,
  formatFigure,
  measuresOf,
  nameCounty,
  toFigure,
  unemploymentIds,
} from './county-figures'
import { describeRates, titleRate } from './describe-rates'

const apache = { fips: '04001', name: 'Apache', state: 'AZ' }

async function figuresOf(county = apache) {
  const measures = measuresOf(county)
  const answer = await laborEngine().engine.call('federal-labor-stats', 'getMultipleSeries', {
    seriesIds: measures.map(({ id }) => id),
    startYear: 2024,
  })
  if (!answer.ok) throw new Error(answer.error.code)
  return measures.map((measure) => toFigure(measure, answer.data.series))
}

const value = (number: number | null, published = number === null ? null : String(number)) => ({
  value: number,
  published,
})

describe('county figures', () => {
  it('a county has figures with a unit, a month and a change over the year, except unknown series', async () => {
    const figures = await figuresOf()
    const measured = figures.filter(({ series }) => series?.unit)
    expect(measured.length).toBeGreaterThan(10)
    for (const { latest, before, change, place } of measured) {
      expect(latest?.value).toMatch(/ percent$|^\$[\d.]+ an hour$|^index [\d.]+$| people$/)
      expect(latest?.month).toMatch(/^[A-Z][a-z]+ 2026$/)
      expect(before).toBeDefined()
      expect(change).toMatch(/^(up|down) [\d.]+ (points?|percent)$|^no change$/)
      expect(place).not.toBe('')
    }
    expect(figures.slice(0, 3).map(({ place }) => place)).toEqual([
      'Apache County, AZ',
      'Arizona',
      'United States',
    ])
  })

  it('each chart has one unit, contains its own figure and fits the limit of a chart', async () => {
    const figures = await figuresOf()
    const unitOf = new Map(figures.map(({ id, series }) => [id, series?.unit]))
    for (const { id, chart } of figures) {
      expect(chart).toContain(id)
      expect(chart.length).toBeLessThanOrEqual(5)
      expect(new Set(chart.map((each) => unitOf.get(each))).size).toBe(1)
      if (unitOf.get(id) === 'index') expect(chart).toEqual([id])
    }
    expect(constructionPrices.length).toBeLessThanOrEqual(Math.min(5, MOST_SERIES))
  })

  it('a rate changes by points, and every other figure by percent', () => {
    expect(describeChange(value(4.4), value(4.6), 'percent')).toBe('up 0.2 points')
    expect(describeChange(value(6), value(5), 'percent')).toBe('down 1 point')
    expect(describeChange(value(200), value(206.2), 'index')).toBe('up 3.1 percent')
    expect(describeChange(value(30), value(30.01), 'dollars an hour')).toBe('no change')
    expect(describeChange(value(null), value(5), 'index')).toBeUndefined()
    expect(describeChange(value(0), value(5), 'people')).toBeUndefined()
  })

  it('a figure has its published decimals and its unit', () => {
    expect(formatFigure(value(4, '4.0'), 'percent')).toBe('4.0 percent')
    expect(formatFigure(value(38.2, '38.20'), 'dollars an hour')).toBe('$38.20 an hour')
    expect(formatFigure(value(31234, '31234'), 'people')).toBe('31,234 people')
    expect(formatFigure(value(318.4, '318.400'), 'index')).toBe('index 318.400')
    expect(formatFigure(value(180, '180'), null)).toBe('180')
  })

  it('the title and the first sentence name the rate of the county, its month and its change', async () => {
    const figures = await figuresOf()
    expect(titleRate('Apache County, AZ', figures[0])).toMatch(
      /^Unemployment in Apache County, AZ: [\d.]+ percent$/,
    )
    expect(describeRates(figures)).toMatch(
      /^In \w+ 2026 \(preliminary\), (up|down|no change).* from a year before \([\d.]+ percent\)\. Arizona: [\d.]+ percent in \w+ 2026\. United States: .*seasonally adjusted/,
    )
    expect(titleRate('Apache County, AZ', undefined)).toMatch(/publishes no unemployment rate/)
    expect(describeRates([])).toBe('')
  })

  it('a county is named with its kind once', () => {
    expect(nameCounty(apache)).toBe('Apache County, AZ')
    expect(nameCounty({ fips: '22071', name: 'Orleans', state: 'LA' })).toBe('Orleans Parish, LA')
    expect(nameCounty({ fips: '09110', name: 'Capitol Planning Region', state: 'CT' })).toBe(
      'Capitol Planning Region, CT',
    )
  })

  it('the rates of county and state have the ids of the source', () => {
    expect(unemploymentIds('04001')).toEqual(['LAUCN040010000000003', 'LASST040000000000003', 'LNS14000000'])
  })
})
