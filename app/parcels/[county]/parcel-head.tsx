import { mapLink, mapLinkTexts } from '@/components/map/map-link'
import { describeAcres } from '@/components/parcels/parcel-figures'
import { formatSaleMonth } from '@/components/parcels/parcel-sale-facts'
import { Button } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { Figures, type LabeledFigure } from '@/components/ui/figures'
import { LightDetails } from '@/components/ui/page/light-details'
import { Term } from '@/components/ui/term'
import {
  amountIn,
  numberIn,
  parcelTerms,
  type RollValues,
  textIn,
} from '@/connectors/us-florida-parcels/public'
import { formatsFor, isMapFormat } from '@/lib/export/format'
import { formatDollars } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { landUseName } from '@/lib/records/parcel/land-use'
import { toMapId } from '@/lib/records/parcel/parcel-key'
import { upperFirst } from '@/lib/upper-first'
import { parcelsHref } from '../url'

const texts = defineTexts('parcels.parcel-head', {
  label: 'The parcel in figures',
  unknown: 'Not published',
  sale: 'Last sale',
  noSale: 'None on the roll',
  saleNote: (month: string | null, code: string | null) =>
    `${month ?? 'no price published'}, ${code === null ? 'no qualification code' : `qualification code ${code}`}`,
  ground: (use: string | undefined, acres: string | null, built: number | null) => {
    const parts = [use, acres && `about ${acres}`, built !== null && `built in ${built}`]
    const sentence = parts.filter(Boolean).join(', ')
    return sentence && `${upperFirst(sentence)}.`
  },
  download: 'Download',
  share: 'Share',
  what: 'this parcel',
  files: 'Download this parcel',
  ownerToo: 'The owner of record is in these files, because this page shows it.',
  noOwner: 'These files never hold the owner.',
})

interface Props {
  values: RollValues
  parcelKey: string
  point: LngLat | null
  owner: boolean
  hasOutline: boolean
}

export function ParcelHead({ values, parcelKey, point, ...files }: Props) {
  return (
    <Figures
      label={texts.label}
      items={figuresOf(values)}
      actions={
        <>
          {point && <a href={openHref(parcelKey, point)}>{mapLinkTexts.open}</a>}
          <LightDetails className="relative">
            <summary className="inline-flex min-h-8 list-none items-center text-accent underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
              {texts.download}
            </summary>
            <div className="mt-2 rounded-panel border border-edge bg-surface p-4 sm:absolute sm:right-0 sm:z-30 sm:w-72 sm:shadow-lg">
              <ParcelFiles parcelKey={parcelKey} {...files} />
            </div>
          </LightDetails>
          <a href="#share-title" className="inline-block min-h-6">
            {texts.share}
          </a>
        </>
      }
    />
  )
}

const openHref = (parcelKey: string, point: LngLat) =>
  mapLink(point, { zoom: 17, open: `parcels:${toMapId(parcelKey)}` })

export const mapHref = (parcelKey: string, { latitude, longitude }: LngLat) =>
  parcelsHref({ at: { latitude, longitude }, zoom: 17, selected: [parcelKey], open: parcelKey })

function figuresOf(values: RollValues): LabeledFigure[] {
  const just = numberIn(values, 'justValue')
  // If the just value is known, an assessed or taxable value of 0 is a full exemption. Otherwise it is
  // unknown.
  const amount = (key: 'assessedValue' | 'taxableValue') => {
    const value = amountIn(values, key)
    return value === null || (value === 0 && just === null) ? texts.unknown : formatDollars(value)
  }
  const justText = just === null ? texts.unknown : formatDollars(just)
  return [
    { id: 'just', label: <Term definition={parcelTerms.justValue} />, value: justText },
    {
      id: 'assessed',
      label: <Term definition={parcelTerms.assessedValue} />,
      value: amount('assessedValue'),
    },
    { id: 'taxable', label: <Term definition={parcelTerms.taxableValue} />, value: amount('taxableValue') },
    { id: 'sale', label: texts.sale, ...saleFigure(values) },
  ]
}

/** The price is always shown with the county's qualification of the sale. */
function saleFigure(values: RollValues): Pick<LabeledFigure, 'value' | 'note'> {
  const year = numberIn(values, 'saleYear')
  if (year === null) return { value: texts.noSale }
  const price = numberIn(values, 'salePrice')
  const when = formatSaleMonth(year, textIn(values, 'saleMonth'))
  return {
    value: price === null ? when : formatDollars(price),
    note: texts.saleNote(price === null ? null : when, textIn(values, 'saleQualification')),
  }
}

export function describeGround(values: RollValues): string {
  const code = textIn(values, 'landUseCode')
  const area = numberIn(values, 'landSquareFeet')
  const built = numberIn(values, 'yearBuilt')
  const use = code === null ? undefined : landUseName(code)
  return texts.ground(use && translate(use), area === null ? null : describeAcres(area), built)
}

/** The API's files of a parcel contain the owner, so they are offered only if the page shows the owner. */
function ParcelFiles({ parcelKey, owner, hasOutline }: Pick<Props, 'parcelKey' | 'owner' | 'hasOutline'>) {
  const offered = formatsFor(hasOutline)
  if (!owner) return <FilesWithoutOwner parcelKey={parcelKey} offered={offered} />
  return (
    <>
      <ExportLinks what={texts.what} formats={offered} href={(format) => fileHref(parcelKey, format)} />
      <p className="text-sm text-muted">{texts.ownerToo}</p>
    </>
  )
}

function fileHref(parcelKey: string, format: string): string {
  const query = new URLSearchParams({ parcelId: parcelKey })
  if (isMapFormat(format)) query.set('includeGeometry', 'true')
  return `/export/us-florida-parcels/getParcel.${format}?${query}`
}

/** Uses a form, because `/parcels/export` takes keys only by POST: a selection can be too long for a URL. */
function FilesWithoutOwner({
  parcelKey,
  offered,
}: {
  parcelKey: string
  offered: ReturnType<typeof formatsFor>
}) {
  return (
    <form method="post" action="/parcels/export" aria-label={texts.files}>
      <input type="hidden" name="keys" value={parcelKey} />
      <div className="flex flex-wrap gap-2">
        {offered.map(({ id, label }) => (
          <Button key={id} look="secondary" name="format" value={id}>
            {translate(label)}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{texts.noOwner}</p>
    </form>
  )
}
