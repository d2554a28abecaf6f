import { ImageResponse } from 'next/og'
import { drawState } from '@/lib/geography/draw-state'

const previewSize = { width: 1200, height: 630 } as const

export interface Preview {
  /** What the place or page is. */
  title: string
  /** Where it is. */
  place?: string | undefined
  /** What was seen there, already with the name of each figure. */
  facts: readonly string[]
  /** The last line: what kind of link this is, and of when. */
  foot: string
  state?: string | undefined
  point?: { latitude: number; longitude: number } | undefined
  sample: boolean
}

const texts = { product: 'Openplat', sample: 'Sample data, not real' }
const drawingSize = 360

/** The picture of a link, drawn here: no source is asked, and neither a font nor a map is fetched. */
export async function drawPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const image = new ImageResponse(<Card {...preview} />, previewSize)
  return new Uint8Array(await image.arrayBuffer())
}

// The colors of the light look; a picture knows neither the reader's system nor our style sheet.
function Card({ title, place, facts, foot, state, point, sample }: Preview) {
  return (
    <div tw="flex h-full w-full flex-col bg-[#f7f5ef] px-16 py-14 text-[#1c2326]">
      <div tw="flex w-full items-center justify-between">
        <Mark />
        {sample && (
          <div tw="flex rounded-lg bg-[#fbeed2] px-5 py-2 text-3xl text-[#754800]">{texts.sample}</div>
        )}
      </div>
      <div tw="flex flex-1 items-center">
        <div tw="flex flex-1 flex-col pr-10">
          <div tw={`flex leading-tight ${title.length > 40 || facts.length > 1 ? 'text-5xl' : 'text-6xl'}`}>
            {drawable(title, 110)}
          </div>
          {place && <div tw="mt-5 flex text-4xl text-[#555b5d]">{drawable(place, 70)}</div>}
          {facts.slice(0, 3).map((fact, index) => (
            <div key={fact} tw={`flex text-3xl text-[#0b5563] ${index === 0 ? 'mt-6' : 'mt-2'}`}>
              {drawable(fact, 70)}
            </div>
          ))}
        </div>
        <Drawing state={state} point={point} />
      </div>
      <div tw="flex border-t border-[#78746a] pt-6 text-3xl text-[#555b5d]">{drawable(foot, 90)}</div>
    </div>
  )
}

/** The same drawing as in the site's head. */
function Mark() {
  return (
    <div tw="flex items-center text-5xl">
      <svg aria-hidden="true" viewBox="0 0 32 32" width="60" height="60">
        <rect x="2.5" y="2.5" width="27" height="27" rx="4" fill="none" stroke="#0b5563" strokeWidth="3" />
        <path d="M13 3v26M13 14h16" fill="none" stroke="#0b5563" strokeWidth="3" />
        <rect x="16.5" y="17.5" width="9.5" height="8.5" rx="1" fill="#0b5563" />
      </svg>
      <div tw="ml-5 flex">{texts.product}</div>
    </div>
  )
}

function Drawing({ state, point }: Pick<Preview, 'state' | 'point'>) {
  const drawing = state ? drawState(state, drawingSize - 40) : undefined
  if (!drawing) return null
  const dot = point && drawing.toPixels(point.longitude, point.latitude)
  return (
    <svg
      aria-hidden="true"
      viewBox={`-20 -20 ${drawingSize} ${drawingSize}`}
      width={drawingSize}
      height={drawingSize}
    >
      <path d={drawing.path} fill="#e0edee" stroke="#0b5563" strokeWidth="3" strokeLinejoin="round" />
      {dot && <circle cx={dot.x} cy={dot.y} r="13" fill="#9f1d1a" stroke="#fffefb" strokeWidth="5" />}
    </svg>
  )
}

/** Letters that the built-in font has: for any other the drawing program would ask a server of fonts. */
function drawable(text: string, most: number): string {
  const kept = text
    .normalize('NFC')
    .replace(/[^\x20-\x7E\u00A0-\u017F‘’“”–—…°·]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return kept.length > most ? `${kept.slice(0, most - 1).trimEnd()}…` : kept
}
