import { z } from 'zod'
import { readUsDay } from '@/lib/calendar-day'
import { isKey, rules, type SoilRow } from './wire'

export const component = z.object({
  name: z.string(),
  percent: z.number().nullable().describe('Of the map unit, representative.'),
  isMajor: z.boolean().nullable(),
  drainage: z.string().nullable(),
  hydrologicGroup: z.string().nullable(),
  slopePercent: z.number().nullable(),
  restrictions: z
    .array(z.object({ kind: z.string(), depthCentimeters: z.number().nullable() }))
    .describe('0 is at the surface.'),
  septicFields: z.string().nullable().describe('Rating as published.'),
  basements: z.string().nullable().describe('Rating as published.'),
})
export type Component = z.output<typeof component>

export const mapUnit = z.object({
  key: z.string(),
  symbol: z.string().nullable(),
  name: z.string(),
  farmland: z.string().nullable(),
  surveyArea: z.string().nullable(),
  surveyAreaName: z.string().nullable(),
  surveySaved: z.string().nullable().describe('Day the version of the survey was saved.'),
})
export type MapUnit = z.output<typeof mapUnit>

const readText = (text: string | null | undefined) => text?.trim() || null

function readNumber(text: string | null | undefined, least: number, most: number): number | null {
  const value = Number(readText(text) ?? Number.NaN)
  return value >= least && value <= most ? value : null
}

/** Null for a row without a key or a name: it says nothing. */
export function readUnit(row: SoilRow): MapUnit | null {
  const { mukey = null } = row
  const name = readText(row.muname)
  if (!isKey(mukey) || name === null) return null
  return {
    key: mukey,
    symbol: readText(row.musym),
    name,
    farmland: readText(row.farmlndcl),
    surveyArea: readText(row.areasymbol),
    surveyAreaName: readText(row.areaname),
    // A moment without a zone: only its day is sure.
    surveySaved: readUsDay(row.saverest?.split(' ')[0] ?? ''),
  }
}

const flags: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** The parts of a map unit with what limits each; rows of the other tables find them by their key. */
export function readComponents(
  rows: readonly SoilRow[],
  restrictions: readonly SoilRow[],
  ratings: readonly SoilRow[],
): Component[] {
  return rows.flatMap((row) => {
    const name = readText(row.compname)
    if (name === null) return []
    const own = (each: SoilRow) => each.cokey === row.cokey
    const ratingOf = (rule: string) =>
      readText(ratings.filter(own).find(({ mrulename }) => mrulename === rule)?.interphrc)
    return [
      {
        name,
        percent: readNumber(row.comppct_r, 0, 100),
        isMajor: flags[readText(row.majcompflag)?.toLowerCase() ?? ''] ?? null,
        drainage: readText(row.drainagecl),
        hydrologicGroup: readText(row.hydgrp),
        slopePercent: readNumber(row.slope_r, 0, 1_000),
        restrictions: restrictions.filter(own).flatMap(({ reskind, resdept_r: depth }) => {
          const kind = readText(reskind)
          return kind ? [{ kind, depthCentimeters: readNumber(depth, 0, 10_000) }] : []
        }),
        septicFields: ratingOf(rules.septic),
        basements: ratingOf(rules.basements),
      },
    ]
  })
}
