import type { PdfBlock } from '@/app/_surfaces/pdf/blocks'
import { describeProvenance } from '@/app/_surfaces/pdf/describe-provenance'
import {
  type AppealOffice,
  type GuidanceStatement,
  guidanceFor,
} from '@/connectors/us-public-assessments/public'
import { formatDay, formatDollars, formatList, formatNumber } from '@/lib/format'
import { isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { originOf } from '@/lib/provenance/origin-of'
import { defineValue } from '@/lib/records/assessment/describe'
import { kindsIn, type ValueYear } from '@/lib/records/assessment/value-years'
import {
  type AssessmentFigureKind,
  figureKinds,
  isPart,
  labelOf,
  textIn,
} from '@/lib/records/assessment/values'
import { type CheckedAppealGuidance, isPrintable } from '../../checked-guidance'
import { marketColumn, names } from '../../entries/entry-names'
import type { HomeSelection } from '../../fetch-home'
import { homeLine } from '../../fetch-home'
import type { HomeValuesResult } from '../../fetch-values'
import { checkedFacts, type HomeRecordFact, homeFacts, identifyingFacts } from '../../home-facts'
import type { HomeComparables } from '../../packet/fetch-standing'
import { placeKey } from '../../places/place-homes'
import { MOST_CAVEATS, MOST_FACT, sheetTexts } from '../../sheets/sheet-texts'
import { comparedOf } from '../../similar/subject-of'
import { valueLabel } from '../../similar/value-label'
import { addressOffice, assessingTown } from '../../values/name-office'
import { findWorth, nameValue } from '../../worth/worth-terms'
import type {
  HomeComparisonOptions,
  LeadAppealGround,
  PacketBlock,
  PacketDocument,
  RequestedValue,
} from './packet-document'
import { withArticle } from './request-blocks'
import { standingSheets } from './standing-sheet'
import { checklist, toSheets } from './to-sheets'

const texts = defineTexts('packet.home-document', {
  title: (home: string) => `Assessment appeal: ${home}`,
  sample: (home: string) => `${home}. Sample data, not real`,
  shareOnRecord: (name: string, amount: string, year: number | undefined, percent: string, whole: string) =>
    `The record has ${withArticle(name)} of ${amount}${year ? ` for ${year}` : ''}, ${percent}% of ${whole}.`,
  amountOnRecord: (amount: string, year: number | undefined) =>
    `The record says ${amount}${year ? ` for ${year}` : ''}.`,
  figuresOnRecord: (figures: string, year: number | undefined) =>
    `The record${year ? ` of ${year}` : ''} has ${figures}.`,
  figure: (name: string, amount: string) => `${name} ${amount}`,
  year: 'Year',
  value: 'Value',
  notPublished: 'not published',
  source: (attribution: string, authority: string, licence: string) =>
    `${attribution} Kept by ${authority}. License: ${licence}.`,
})

export function homeDocument(
  home: HomeSelection,
  values: HomeValuesResult,
  guidance: CheckedAppealGuidance | undefined,
  standing?: HomeComparables | undefined,
  { isBlank = false, lead }: { isBlank?: boolean; lead?: LeadAppealGround | undefined } = {},
): PacketDocument {
  const order = orderOf(guidance)
  // Long legal descriptions are omitted, because some would fill a page.
  const identifying = homeFacts(home.property, identifyingFacts).filter(
    ({ value }) => value.length <= MOST_FACT,
  )
  const facts = checkedFacts(home).map(({ id, label, value }) => ({ id, label, value }))
  return {
    title: texts.title(homeLine(home)),
    home: home.meta.sample ? texts.sample(homeLine(home)) : homeLine(home),
    ...(isBlank ? { keepsEmpty: true } : {}),
    ...(isSpanish() ? { english: wordsOfAgencies(home, values, standing, guidance) } : {}),
    sheets: [
      ...toSheets(
        [
          {
            blocks: [
              { kind: 'facts', items: [...addressee(home, guidance), ...nameHome(home)] },
              { kind: 'request', ...requestTerms(values, guidance), ...(lead ? { lead } : {}) },
            ],
          },
          {
            small: 'all',
            blocks: [
              { kind: 'facts', items: identifying.map(({ label, value }) => [label, value] as const) },
              { kind: 'own', part: 'notice' },
              { kind: 'heading', text: sheetTexts.values },
              { kind: 'values', blocks: valueBlocks(values) },
            ],
          },
          {
            blocks: [
              { kind: 'own', part: 'comparison', order, ...comparisonOf(home, values, order) },
              ...placeBlocks(standing),
            ],
          },
          {
            small: 'text',
            blocks: [
              ...(facts.length > 0 ? [{ kind: 'checks' as const, facts }] : []),
              { kind: 'own', part: 'condition' },
              ...checklist(guidance?.evidence.filter(isPrintable) ?? []),
            ],
          },
          {
            small: 'text',
            blocks: [
              {
                kind: 'definitions',
                items: values.ok ? kindsIn(values.years).map(defineOfficially(guidance)) : [],
              },
              ...(guidance ? appealBlocks(home, guidance) : []),
              { kind: 'heading', text: sheetTexts.sources },
              { kind: 'sources', items: sourceLines(home, values, standing, guidance) },
            ],
          },
        ],
        order,
      ),
      ...(standing ? standingSheets(standing) : []),
    ],
  }
}

/** Sorts the longest names first, because a name may be a part of another one. */
function wordsOfAgencies(
  { source, property, building }: HomeSelection,
  values: HomeValuesResult,
  standing: HomeComparables | undefined,
  guidance: CheckedAppealGuidance | undefined,
): string[] {
  const metas = [values.ok ? values.meta : undefined, standing?.meta, building?.meta].flatMap(
    (meta) => meta ?? [],
  )
  const words = [
    ...metas.flatMap((meta) => [meta.publisher, meta.source, meta.attribution, meta.licence]),
    ...(source ? [source.attribution, source.authority, source.licence] : []),
    ...[...homeFacts(property, identifyingFacts), ...(building?.facts ?? [])].flatMap(
      ({ agencyWords = [] }: HomeRecordFact) => agencyWords,
    ),
    ...(guidance?.offices.map(({ name }) => name) ?? []),
    ...(guidance?.stages.flatMap(({ body, deadline }) => [
      body,
      ...(deadline ? [deadline.rule.source.name, deadline.event.source.name] : []),
    ]) ?? []),
    ...Object.values(guidance?.values ?? {}).map(({ meaning }) => meaning.source.name),
  ]
  return [...new Set(words)].filter(Boolean).toSorted((a, b) => b.length - a.length)
}

function orderOf(guidance: CheckedAppealGuidance | undefined) {
  const rule = guidance?.otherAssessments?.rule
  return rule === 'barred' ? 'sales-only' : rule === 'ground' ? 'homes-first' : 'sales-first'
}

function comparisonOf(
  home: HomeSelection,
  values: HomeValuesResult,
  order: HomeComparisonOptions['order'],
): HomeComparisonOptions {
  const compared = comparedOf(home, values)
  const needs = guidanceFor(home.sourceId)?.equityNeeds
  if (!compared) return {}
  const { address, area } = compared.own.home
  // This place bars a table of assessments, so only the home itself is included.
  if (order === 'sales-only') return { home: { address, ...(area ? { area } : {}) } }
  return {
    valueLabel: valueLabel(compared),
    home: {
      ...compared.own.home,
      ...(needs?.marketValues ? { [marketColumn.id]: { entry: names.opinion } } : {}),
    },
    ...(needs ? { needs } : {}),
  }
}

export function defineOfficially(guidance: CheckedAppealGuidance | undefined) {
  const meanings = Object.fromEntries(
    Object.entries(guidance?.values ?? {}).filter(([, { meaning }]) => isPrintable(meaning)),
  )
  return (kind: AssessmentFigureKind) => defineValue(kind, meanings)
}

function placeBlocks(standing: HomeComparables | undefined): PacketBlock[] {
  const home = standing?.compared.subject.place
  if (!home) return []
  const pins = standing.compared.parcels.flatMap(({ key, place }) => {
    const parcel = placeKey(key.replace(/^\d+:/, ''))
    return place ? [[parcel, [sixth(place.latitude), sixth(place.longitude)]] as const] : []
  })
  const { source } = originOf(standing.meta)
  return [{ kind: 'places', places: { home, known: Object.fromEntries(pins), source } }]
}

const sixth = (degrees: number) => Number(degrees.toFixed(6))

function addressee(home: HomeSelection, guidance: CheckedAppealGuidance | undefined): [string, string][] {
  if (!guidance) return [[sheetTexts.to, sheetTexts.noticeOffice]]
  const { name, telephone } = officeOf(home, guidance)
  return [[sheetTexts.to, [name, telephone].filter(Boolean).join(', ')]]
}

function officeOf(
  { sourceId, property }: HomeSelection,
  { offices: [office] }: CheckedAppealGuidance,
): AppealOffice {
  const page = office.url ?? textIn(property.sourceAttributes, 'countyPage')
  return {
    ...office,
    name: translate(addressOffice(office.name, property.county, assessingTown(sourceId, property))),
    about: translate(office.about),
    ...(page ? { url: page } : {}),
  }
}

/** The request sheet names the home, because it may be sent without the other sheets. */
const nameHome = ({ property }: HomeSelection): [string, string][] =>
  homeFacts(property, ['siteAddress', 'city', 'postalCode', 'parcelId']).map(({ label, value }) => [
    label,
    value,
  ])

const market = () => ({ entry: names.opinion, valueName: nameKind('marketValue') })

const nameKind = (kind: AssessmentFigureKind) => translate(labelOf(kind)).toLowerCase()

function requestTerms(values: HomeValuesResult, guidance: CheckedAppealGuidance | undefined): RequestedValue {
  const worth =
    guidance && values.ok
      ? findWorth(officialLevel(guidance), values.years, values.history.assessments)
      : undefined
  if (!worth) return plainTerms(values, guidance)
  const { terms, isMarketValue, share } = worth
  return {
    ...(isMarketValue ? { entry: names.opinion } : { entry: names.ask, otherwise: market() }),
    valueName: terms.appealed,
    record: share
      ? texts.shareOnRecord(
          share.name,
          formatDollars(share.amount),
          terms.year,
          formatNumber(share.percent),
          formatDollars(terms.amount),
        )
      : texts.amountOnRecord(formatDollars(terms.amount), terms.year),
    ...(share ? { share: { name: share.name, percent: share.percent } } : {}),
  }
}

function plainTerms(values: HomeValuesResult, guidance: CheckedAppealGuidance | undefined): RequestedValue {
  if (!values.ok) return market()
  const newest = values.years.find(({ published }) => published)
  const record: Readonly<Partial<Record<string, unknown>>> = newest?.amounts ?? values.history.property ?? {}
  const kinds = figureKinds.filter((kind) => Number(record[kind] ?? 0) > 0)
  const appealed = guidance?.savings.appeals.find((kind) => kinds.includes(kind))
  const named = (kind: AssessmentFigureKind) =>
    guidance && !isPart(kind) ? nameValue(guidance, kind) : nameKind(kind)
  const figures = (appealed ? [appealed] : kinds.filter((kind) => kind !== 'taxableValue')).map((kind) =>
    texts.figure(named(kind), formatDollars(Number(record[kind]))),
  )
  return {
    ...(appealed && appealed !== 'marketValue'
      ? { entry: names.ask, valueName: named(appealed), otherwise: market() }
      : { ...market(), ...(appealed ? { valueName: named(appealed) } : {}) }),
    ...(figures.length > 0 ? { record: texts.figuresOnRecord(formatList(figures), newest?.year) } : {}),
  }
}

/**
 * Removes the ratio of assessment to market value unless an official page states it, because the ratio would
 * convert values.
 */
function officialLevel({ level, ...guidance }: CheckedAppealGuidance): CheckedAppealGuidance {
  return level && isPrintable(level.rule) ? { ...guidance, level } : guidance
}

function valueBlocks(values: HomeValuesResult): PdfBlock[] {
  if (!values.ok)
    return [
      {
        kind: 'text',
        text: `${sheetTexts.noValues}. ${translate(values.problem.message)} ${sheetTexts.copyThem}`,
      },
    ]
  const { years, history, meta } = values
  return [
    ...toTable(years),
    ...undated(history.property),
    { kind: 'text', text: `${sheetTexts.notAppraisal} ${translate(history.provenance.yearNote)}` },
    { kind: 'text', text: describeProvenance(meta) },
  ]
}

function toTable(all: readonly ValueYear[]): PdfBlock[] {
  const years = all.filter(({ published }) => published)
  return years.length > 0 ? [tableOf(years)] : []
}

function tableOf(years: readonly ValueYear[]): PdfBlock {
  const kinds = kindsIn(years)
  const label = (kind: (typeof kinds)[number]) =>
    [labelOf(kind), ...basesOf(years, kind)].map(translate).join(', ')
  return {
    kind: 'table',
    caption: sheetTexts.inDollars,
    columns: [texts.year, ...(kinds.length > 0 ? kinds.map(label) : [texts.value])],
    rows: years.map(({ year, stage, amounts }) => [
      stage ? `${year}, ${translate(stage)}` : String(year),
      ...(kinds.length > 0 ? kinds : [undefined]).map((kind) => {
        const amount = kind && amounts[kind]
        return amount === undefined ? texts.notPublished : formatDollars(amount)
      }),
    ]),
  }
}

const basesOf = (years: readonly ValueYear[], kind: AssessmentFigureKind) =>
  isPart(kind) ? [...new Set(years.flatMap(({ bases }) => bases[kind] ?? []))] : []

function undated(record: HomeSelection['property'] | undefined): PdfBlock[] {
  const items = figureKinds.flatMap((kind): [string, string][] => {
    const amount = record?.[kind]
    return typeof amount === 'number' ? [[translate(labelOf(kind)), formatDollars(amount)]] : []
  })
  if (items.length === 0) return []
  return [
    { kind: 'heading', text: sheetTexts.undated },
    { kind: 'facts', items },
  ]
}

const appealBlocks = (home: HomeSelection, guidance: CheckedAppealGuidance): PacketBlock[] => [
  { kind: 'heading', text: sheetTexts.appeals },
  {
    kind: 'appeals',
    stages: guidance.stages.map(({ body, deadline }) =>
      deadline && isPrintable(deadline.rule) && isPrintable(deadline.event)
        ? {
            body: translate(body),
            rule: `${translate(deadline.rule.text)} ${translate(deadline.event.text)}`,
            source: citeLaw([deadline.rule, deadline.event], guidance.readOn),
          }
        : { body: translate(body) },
    ),
    office: officeOf(home, guidance),
  },
]

function citeLaw(statements: readonly GuidanceStatement[], readOn: string): string {
  const cited = statements.map(({ source: { name, url } }) =>
    [translate(name), url].filter(Boolean).join(', '),
  )
  return sheetTexts.lawSource([...new Set(cited)].join('; '), formatDay(readOn))
}

function sourceLines(
  { source, building }: HomeSelection,
  values: HomeValuesResult,
  standing: HomeComparables | undefined,
  guidance: CheckedAppealGuidance | undefined,
) {
  const caveats = values.ok ? values.history.caveats.slice(0, MOST_CAVEATS).map(translate) : []
  const lines = [
    ...(standing ? [describeProvenance(standing.meta)] : []),
    ...(building ? [describeProvenance(building.meta)] : []),
    ...caveats,
    ...(guidance ? [sheetTexts.lawRead(formatDay(guidance.readOn))] : []),
    sheetTexts.general,
  ]
  return [
    ...(source
      ? [
          {
            text: texts.source(source.attribution, translate(source.authority), translate(source.licence)),
            page: source.officialPage,
          },
        ]
      : []),
    ...lines.map((text) => ({ text })),
  ]
}
