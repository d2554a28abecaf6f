import { ImageResponse } from 'next/og'
import { stateOfFips } from '@/lib/geography/counties'
import { countiesOf } from '@/lib/geography/county-of'
import { drawMap } from '@/lib/geography/draw-map'
import { stateAt, stateOutlines } from '@/lib/geography/state-at'
import type { LngLat } from '@/lib/geography/types'

const previewSize = { width: 1200, height: 630 } as const
const outlineSize = { width: 480, height: previewSize.height } as const

export interface CardPlace {
  point?: LngLat | undefined
  county?: string | undefined
  state?: string | undefined
}

export interface LinkPreview {
  title: string
  place?: string | undefined
  facts: readonly string[]
  foot: string
  where?: CardPlace | undefined
  sample: boolean
}

const texts = { product: 'Openplat', sample: 'Sample data, not real' }

export async function drawPreview(preview: LinkPreview): Promise<Uint8Array<ArrayBuffer>> {
  const image = new ImageResponse(<Card {...preview} />, previewSize)
  return new Uint8Array(await image.arrayBuffer())
}

// Uses the light theme, because an image cannot follow its reader's theme.
function Card({ where, ...words }: LinkPreview) {
  return (
    <div tw="flex h-full w-full bg-[#f7f5ef] text-[#1c2326]">
      <Words {...words} />
      {where && <StateOutline {...where} />}
    </div>
  )
}

function Words({ title, place, facts, foot, sample }: Omit<LinkPreview, 'where'>) {
  return (
    <div tw="flex h-full flex-1 flex-col px-14 py-12">
      <div tw="flex w-full items-center justify-between">
        <Mark />
        {sample && (
          <div tw="flex rounded-lg bg-[#fbeed2] px-5 py-2 text-2xl text-[#754800]">{texts.sample}</div>
        )}
      </div>
      <div tw="flex flex-1 flex-col justify-center">
        <div
          tw={`flex break-words leading-tight ${title.length > 40 || facts.length > 1 ? 'text-5xl' : 'text-6xl'}`}
        >
          {drawable(title, 110)}
        </div>
        {place && <div tw="mt-5 flex text-4xl leading-snug text-[#555b5d]">{drawable(place, 160)}</div>}
        {facts.slice(0, 3).map((fact, index) => (
          <div key={fact} tw={`flex text-3xl text-[#0b5563] ${index === 0 ? 'mt-6' : 'mt-2'}`}>
            {drawable(fact, 70)}
          </div>
        ))}
      </div>
      <div tw="flex border-t border-[#78746a] pt-5 text-2xl text-[#555b5d]">{drawable(foot, 110)}</div>
    </div>
  )
}

function StateOutline({ point, county, state = stateOf({ point, county }) }: CardPlace) {
  const outline = stateOutlines().outlines.find(({ properties }) => properties.postal === state)
  if (!state || !outline) return null
  const { outlines, at } = countiesOf(state)
  const own = county
    ? outlines.find(({ properties }) => properties.fips === county)
    : point && at(point.longitude, point.latitude)
  const { pathOf, toPixels } = drawMap(outline, outlineSize)
  const pin = point && toPixels(point.longitude, point.latitude)
  const { width, height } = outlineSize
  return (
    <div tw="flex h-full bg-[#dde2e0]">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <path d={pathOf(outline)} fill="#fffefb" stroke="#78746a" strokeWidth="2.5" strokeLinejoin="round" />
        {own && (
          <path d={pathOf(own)} fill="#e0edee" stroke="#0b5563" strokeWidth="3" strokeLinejoin="round" />
        )}
        {pin && drawPin(pin)}
      </svg>
    </div>
  )
}

const stateOf = ({ point, county = '' }: CardPlace): string | undefined =>
  stateOfFips(county) ?? (point && stateAt(point.longitude, point.latitude)) ?? undefined

// This is a function instead of a component, because the renderer accepts only SVG elements inside an SVG.
const drawPin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <path
      d="M0 0C-4 -14 -19 -22 -19 -39a19 19 0 1 1 38 0C19 -22 4 -14 0 0Z"
      fill="#9f1d1a"
      stroke="#fffefb"
      strokeWidth="4"
    />
    <circle cx="0" cy="-39" r="7" fill="#fffefb" />
  </g>
)

function Mark() {
  return (
    <div tw="flex items-center text-4xl">
      <svg aria-hidden="true" viewBox="0 0 32 32" width="48" height="48">
        <rect x="2.5" y="2.5" width="27" height="27" rx="4" fill="none" stroke="#0b5563" strokeWidth="3" />
        <path d="M13 3v26M13 14h16" fill="none" stroke="#0b5563" strokeWidth="3" />
        <rect x="16.5" y="17.5" width="9.5" height="8.5" rx="1" fill="#0b5563" />
      </svg>
      <div tw="ml-4 flex">{texts.product}</div>
    </div>
  )
}

/** Replaces characters that the built-in font lacks, because the renderer would download a font for them. */
function drawable(text: string, most: number): string {
  const printable = text
    .normalize('NFC')
    .replace(/[^\x20-\x7E\u00A0-\u017F‘’“”–—…°·]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return printable.length > most ? `${printable.slice(0, most - 1).trimEnd()}…` : printable
}
