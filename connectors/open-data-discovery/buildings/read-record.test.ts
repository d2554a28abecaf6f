import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildingRecord } from '@/lib/records/building-record/fields'
import { austinPermits } from '../feeds/austin'
import { chicagoPermits } from '../feeds/chicago'
import { sanFranciscoPermits } from '../feeds/san-francisco'
import { feeds } from './feed-list'
import { columnsOf, toRecord } from './read-record'

const now = new Date('2026-11-21T12:00:00Z')
const austin = (row: Record<string, unknown>) => toRecord(austinPermits, row, now)

describe('toRecord', () => {
  it.each([
    [{ url: 'https://abc.austintexas.gov/permit?id=7' }, 'https://abc.austintexas.gov/permit?id=7'],
    ['http://abc.austintexas.gov', 'http://abc.austintexas.gov/'],
    [{ url: 'javascript:alert(1)' }, null],
    [{ url: 'data:text/html,x' }, null],
    [{ url: 'https://thimble:quill@abc.austintexas.gov' }, null],
    [{ url: 'https://inkwell.example/?to=quill@inkwell.example' }, null],
    [{ url: `https://inkwell.example/${'x'.repeat(600)}` }, null],
    [{ url: 7 }, null],
    ['not an address', null],
  ])('reads %j as the link %j', (link, expected) => expect(austin({ link }).link).toBe(expected))

  it('drops days in the future, except for the day on which a permit expires', () => {
    const days = {
      applieddate: '2026-02-31T00:00:00.000',
      issue_date: '3036-05-05T00:00:00.000',
      statusdate: '2026-11-21T00:00:00.000',
      expiresdate: '2028-01-31T00:00:00.000',
    }
    expect(austin(days).dates).toEqual({ statusChanged: '2026-11-21', expires: '2028-01-31' })
    expect(austin({ expiresdate: '9999-12-31T00:00:00.000' }).dates).toEqual({})
  })

  it('returns a null position and value for empty or invalid cells', () => {
    const nothing = { latitude: null, longitude: null, value: null }
    expect(austin({ latitude: '0', longitude: '0', total_job_valuation: '' })).toMatchObject(nothing)
    expect(austin({ latitude: '30.2' })).toMatchObject(nothing)
    expect(toRecord(sanFranciscoPermits, { location: { coordinates: ['x'] } }, now)).toMatchObject(nothing)
  })

  it('distinguishes a cost of 0 from a missing cost', () => {
    expect(austin({ total_job_valuation: '0' }).value).toBe(0)
    expect(austin({ total_job_valuation: '0.00' }).value).toBe(0)
    expect(austin({}).value).toBeNull()
  })

  it('puts Chicago’s kind of work before the permit type', () => {
    const express = {
      permit_type: 'PERMIT – EXPRESS PERMIT PROGRAM',
      work_type: 'Electrical Work',
      permit_status: 'ACTIVE',
      latitude: '41.88',
      longitude: '-87.63',
    }
    expect(toRecord(chicagoPermits, express, now)).toMatchObject({
      type: 'Electrical Work; PERMIT – EXPRESS PERMIT PROGRAM',
      status: 'ACTIVE',
      latitude: 41.88,
      longitude: -87.63,
    })
    const elevator = { permit_type: 'PERMIT - ELEVATOR EQUIPMENT', work_type: null, permit_status: null }
    expect(toRecord(chicagoPermits, elevator, now)).toMatchObject({
      type: 'PERMIT - ELEVATOR EQUIPMENT',
      status: null,
    })
    expect(columnsOf(chicagoPermits)).toEqual(expect.arrayContaining(['work_type', 'latitude', 'longitude']))
  })

  it('returns a valid record for any row', () => {
    const cell = fc.oneof(fc.jsonValue(), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.constantFrom(...feeds), fc.array(cell, { maxLength: 20 }), (feed, cells) => {
        const row = Object.fromEntries(columnsOf(feed).map((column, index) => [column, cells[index]]))
        const record = { ...toRecord(feed, row, now), flags: [] }
        expect(z.strictObject(buildingRecord.shape).safeParse(record)).toMatchObject({ success: true })
      }),
    )
  })
})
