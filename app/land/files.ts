import { exportHref } from '@/app/_lib/files/export-href'
import type { Outlines } from '@/connectors/federal-land-survey/outlines'
import { formats } from '@/lib/export/formats'
import type { Point } from '@/lib/url-state'

const texts = { part: 'this part', section: 'this section', elevation: 'this elevation' }

type Href = (format: string) => string | undefined

const sectionGeometry =
  (asked: { plssid: string; part?: string }): Href =>
  (format) =>
    exportHref('federal-land-survey', 'getSectionGeometry', format, asked)

interface PageFiles {
  part?: { section: string; label: string } | undefined
  section?: Href | undefined
  elevation?: Point | undefined
}

/** The files of a page: of what was found only, what the words name first. */
export const listFiles = ({ part, section, elevation }: PageFiles) =>
  [
    part && { what: texts.part, href: sectionGeometry({ plssid: part.section, part: part.label }) },
    section && { what: texts.section, href: section },
    elevation && {
      what: texts.elevation,
      href: (format: string) => exportHref('federal-elevation', 'getElevation', format, { ...elevation }),
    },
  ].flatMap((file) => (file ? [{ ...file, formats }] : []))

export const sectionById = (id: string): Href => sectionGeometry({ plssid: id })

/** The look-up of a point has no outlines: the map file is that of the section, where there is one. */
export const sectionAt =
  (point: Point, outlines: Outlines['features']): Href =>
  (format) => {
    if (format !== 'geojson')
      return exportHref('federal-land-survey', 'getTownshipSection', format, { ...point })
    const [only, ...more] = outlines.flatMap(({ properties }) => properties.sectionId ?? [])
    return only && more.length === 0 ? sectionGeometry({ plssid: only })(format) : undefined
  }
