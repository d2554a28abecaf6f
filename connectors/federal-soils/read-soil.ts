import { readUsDay } from '@/lib/calendar-day'
import type { MapUnit, SoilComponent } from '@/lib/records/soil/fields'
import { isKey, rules, type SoilRow } from './wire'

const readText = (text: string | null | undefined) => text?.trim() || null

function readNumber(text: string | null | undefined, least: number, most: number): number | null {
  const value = Number(readText(text) ?? Number.NaN)
  return value >= least && value <= most ? value : null
}

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
    // The source's time has no time zone, so only the day is used.
    surveySaved: readUsDay(row.saverest?.split(' ')[0] ?? ''),
  }
}

const flags: Readonly<Record<string, boolean>> = { yes: true, no: false }

export function readComponents(
  rows: readonly SoilRow[],
  restrictions: readonly SoilRow[],
  ratings: readonly SoilRow[],
): SoilComponent[] {
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
