import 'server-only'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { CopyLink } from '@/components/ui/copy-link'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Section } from '@/components/ui/page/section'
import { ConnectorError, type Problem } from '@/lib/connector/errors'
import { toProblem } from '@/lib/connector/result'
import type { LiveLayer, LiveService } from '@/lib/live-links/live-layer'
import { livePageHref } from '@/lib/live-links/service-address'
import { MAP_ID, parseServiceId } from '@/lib/live-links/service-id'
import { conformanceOf } from '@/lib/ogc-features/describe-service'
import { siteOrigin } from '@/lib/server/forwarded'
import { openService } from './open-service'
import { ProgramSketch } from './sketch'

const texts = {
  title: 'Open in QGIS, ArcGIS or Excel',
  lead: 'Copy an address into your program. The program reads the records each time it opens the layer.',
  secret:
    'Anyone who has these addresses can read these rows. Give them only to people who may see the rows.',
  whole:
    'A layer has all of its rows or an error: a program that draws rows shows no note about missing ones.',
  layers: 'Layers',
  rows: 'Rows',
  box: 'Each request names its box, so zoom in before you add a layer.',
  qgis: {
    title: 'QGIS',
    path: ['Layer', 'Add Layer', 'WFS / OGC API - Features'],
    field: 'New, URL',
    steps:
      'Make a new connection with this URL and the version “OGC API - Features”. Connect, choose a layer, and press Add.',
  },
  arcgis: {
    title: 'ArcGIS Pro and ArcGIS Online',
    path: ['Map', 'Add Data', 'Data From Path'],
    field: 'Path',
    steps:
      'In ArcGIS Pro, paste the address of one layer as the path. In the Map Viewer of ArcGIS Online, choose Add, then “Add layer from URL”.',
  },
  excel: {
    title: 'Excel and Google Sheets',
    path: ['Data', 'Get Data', 'From Web'],
    field: 'URL',
    steps:
      'In Excel, paste the address of one table; Refresh reads it again. In Google Sheets, type =IMPORTDATA("…") with the address between the quotes.',
  },
  programs: 'For programs',
  conformance: 'Conforms to OGC API - Features:',
  api: 'Description of the API (OpenAPI 3.0)',
} as const

export async function showService(id: string): Promise<ReactNode> {
  const opened = await openForPage(id)
  if ('problem' in opened) return <LiveProblem problem={opened.problem} />
  const { service } = opened
  const { config } = await getApp()
  const origin = siteOrigin(await headers(), config.PUBLIC_URL)
  const ogc = `${origin}/ogc${id === MAP_ID ? '' : `/${id}`}`
  const layerAddress = (at: number) => `${origin}/arcgis/rest/services/${id}/FeatureServer/${at}`
  const isSecret = ['file', 'frozen'].includes(parseServiceId(id)?.kind ?? '')
  const needsBox = service.layers.some((layer) => layer.needsBox)
  return (
    <>
      <PageHeading title={texts.title} eyebrow={service.title} lead={texts.lead} />
      {isSecret && <p className="mb-3 max-w-reading">{texts.secret}</p>}
      <p className="mb-3 max-w-reading">
        {needsBox && `${texts.box} `}
        {isSecret ? service.description : texts.whole}
      </p>
      <Section id="live-layers" title={texts.layers}>
        <ul className="mb-2">
          {service.layers.map((layer) => (
            <li key={layer.id} className="flex flex-wrap gap-x-4">
              <span className="inline-flex min-h-11 items-center lg:min-h-8">{layer.title}</span>
              {!layer.needsBox && (
                <a
                  href={`${livePageHref(id)}/${encodeURIComponent(layer.id)}`}
                  aria-label={`${texts.rows}: ${layer.title}`}
                  className="inline-flex min-h-11 items-center lg:min-h-8"
                >
                  {texts.rows}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Program {...texts.qgis} id="qgis">
        <Address href={ogc} />
      </Program>
      <Program {...texts.arcgis} id="arcgis">
        <Addresses layers={service.layers} hrefOf={(_, at) => layerAddress(at)} />
      </Program>
      {!needsBox && (
        <Program {...texts.excel} id="excel">
          <Addresses
            layers={service.layers}
            hrefOf={(layer) => `${origin}/csv/${id}/${encodeURIComponent(layer.id)}.csv`}
          />
        </Program>
      )}
      <Section id="programs" title={texts.programs}>
        <p>
          <a href={`${ogc}/api`}>{texts.api}</a>
        </p>
        <p>{texts.conformance}</p>
        <ul className="wrap-anywhere">
          {conformanceOf(service).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}

interface ProgramProps {
  id: string
  title: string
  path: readonly string[]
  field: string
  steps: string
  children: ReactNode
}

const Program = ({ id, title, path, field, steps, children }: ProgramProps) => (
  <Section id={id} title={title}>
    <p className="max-w-reading">{steps}</p>
    <ProgramSketch title={title} path={path} field={field} />
    {children}
  </Section>
)

const Address = ({ href }: { href: string }) => (
  <p className="wrap-anywhere">
    <CopyLink href={href} label={href} />
  </p>
)

interface AddressesProps {
  layers: readonly LiveLayer[]
  hrefOf(layer: LiveLayer, at: number): string
}

const Addresses = ({ layers, hrefOf }: AddressesProps) => (
  <dl>
    {layers.map((layer, at) => (
      <div key={layer.id} className="mb-2">
        <dt className="font-semibold">{layer.title}</dt>
        <dd>
          <Address href={hrefOf(layer, at)} />
        </dd>
      </div>
    ))}
  </dl>
)

export async function openForPage(id: string): Promise<{ service: LiveService } | { problem: Problem }> {
  try {
    return { service: await openService(id, read) }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { problem: toProblem(error, () => '') }
  }
}

export const LiveHeading = () => <PageHeading title={texts.title} lead={texts.lead} />

export const LiveProblem = ({ problem }: { problem: Problem }) => (
  <>
    <PageHeading title={texts.title} />
    <ProblemNotice problem={problem} />
  </>
)
