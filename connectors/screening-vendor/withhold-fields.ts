import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { callVendor, changed } from './ask-vendor'
import type { ScreeningIdentifiers } from './identifiers'
import { caveats, describePrivacy } from './privacy'
import { plain, type VendorReportField } from './privacy/fields'
import { isCurrency, partOf, type VendorReportNode } from './privacy/part'
import { classOf, isPersonal, wordsOf } from './privacy/personal-classes'
import { checkSize, createStoredValues, isNode, type JsonObject } from './privacy/stored-values'
import type { VocabularyTest } from './privacy/vocabulary'
import { readSetup, type VendorOperation, type VendorSetup } from './settings'

const texts = defineSentences('screening-vendor.tell', {
  screeningServicesAddressHas:
    'The screening service’s address has no place for {name} here, so it was not part of the question.',
  withheldBecauseTheScreening:
    'Withheld, because the screening service’s words are not known here: {unknown}.',
  aboutAnother: 'The screening service answered a different question, so we withheld all of it.',
})

interface AnswerShape<R> {
  inside: readonly VendorReportField[]
  /** A response with none of these fields counts as changed. */
  needs: readonly VendorReportField[]
  toRecord: (part: VendorReportNode) => R
  organizationOf?: (record: R) => string | null
}

export async function describeWithheld<R extends object, A extends ScreeningIdentifiers>(
  operation: VendorOperation,
  identifiers: A,
  context: MethodContext,
  reading: AnswerShape<R>,
) {
  const setup = readSetup(context.settings)
  const { answer, address } = await callVendor(operation, identifiers, setup, context)
  if (answer.kind === 'document' && operation !== 'report') throw changed()
  const body =
    answer.kind === 'document'
      ? readDocument(reading)
      : failClosed(() => readBody(answer.body, identifiers, reading, setup, context.now()))
  const { record, privacy, unknown } = body
  return { ...identifiers, ...record, privacy, caveats: [...caveats, ...notes(address.unused, unknown)] }
}

interface RecordReading<R> {
  record: R
  privacy: ReturnType<typeof describePrivacy>
  unknown: readonly VendorReportField[]
}

function notes(unused: readonly string[], unknown: readonly VendorReportField[]): string[] {
  const places = unused.map((name) => texts.screeningServicesAddressHas({ name }))
  const words = unknown.length > 0 ? [texts.withheldBecauseTheScreening({ unknown: unknown.join(', ') })] : []
  return [...places, ...words]
}

/** Documents are not read, so every field of the record is empty. */
function readDocument<R>({ toRecord }: AnswerShape<R>): RecordReading<R> {
  const nothing = partOf([], {
    ...readSetup({}),
    isOrganization: () => false,
    now: new Date(0),
    storedValues: createStoredValues(),
    unknownWords: () => undefined,
  })
  return { record: toRecord(nothing), privacy: describePrivacy(['documents'], 1), unknown: [] }
}

function readBody<R extends object>(
  body: unknown,
  identifiers: ScreeningIdentifiers,
  reading: AnswerShape<R>,
  setup: VendorSetup,
  now: Date,
): RecordReading<R> {
  checkSize(body)
  const nodes = nodesOf(body, reading.inside, setup)
  const storedValues = createStoredValues()
  const unknown = new Set<VendorReportField>()
  const people = peopleIn(body, nodes, setup.fields.organization)
  const part = partOf(nodes, {
    ...setup,
    isOrganization: (text) => isOrganizationName(text) && !namesSomebody(text, people),
    now,
    storedValues,
    unknownWords: (field) => unknown.add(field),
  })
  if (!reading.needs.some(part.has)) throw changed()
  for (const [name, id] of Object.entries(identifiers)) {
    if (part.differs(name as keyof ScreeningIdentifiers, id)) throw aboutAnother()
  }
  const record = reading.toRecord(part)
  assertClean(record, { isKnown: setup.isKnown, organization: reading.organizationOf?.(record) ?? null })
  const { classes, count } = storedValues.withheldFrom(body)
  return { record, privacy: describePrivacy(classes, count), unknown: [...unknown] }
}

const FIRMS = ['legalname', 'companyname', 'organizationname', 'employername']

function peopleIn(body: unknown, nodes: readonly JsonObject[], organization: readonly string[]): string[] {
  const people: string[] = []
  function walk(value: unknown, isPerson: boolean): void {
    // The host of an e-mail address is the firm's own, so only the part before it can name a person.
    if (typeof value === 'string' && isPerson) people.push(value.replace(/@.*/s, ''))
    if (Array.isArray(value)) for (const item of value) walk(item, isPerson)
    else if (isNode(value)) {
      const firms = [...FIRMS, ...(nodes.includes(value) ? organization : [])]
      for (const [key, child] of Object.entries(value)) {
        walk(child, !firms.includes(plain(key)) && (isPerson || namesPeople(key)))
      }
    }
  }
  walk(body, false)
  return people
}

/** Words that mark a field whose text may name a person, if they are in the field's name. */
const PEOPLE = ['name', 'first', 'last', 'owner', 'principal', 'contact', 'contacts', 'email']

const namesPeople = (key: string): boolean =>
  classOf(key) === 'names' || wordsOf(key).some((word) => PEOPLE.includes(word))

function nodesOf(body: unknown, inside: readonly VendorReportField[], { fields }: VendorSetup): JsonObject[] {
  const nodes: JsonObject[] = Array.isArray(body) ? [{ items: body }] : isNode(body) ? [body] : []
  for (const field of inside) {
    const wrapped = nodes.flatMap((node) =>
      Object.entries(node).flatMap(([key, value]) =>
        fields[field].includes(plain(key)) && isNode(value) ? [value] : [],
      ),
    )
    nodes.push(...wrapped)
  }
  return nodes
}

const aboutAnother = () => new ConnectorError('upstream_rejected', texts.aboutAnother)

/** Replaces unexpected errors, because their messages may quote the input in the log. */
function failClosed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof ConnectorError ? error : withheldWhole()
  }
}

const MOMENT = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

interface AllowedValues {
  isKnown: VocabularyTest
  organization: string | null
}

/**
 * Checks all texts of a record before publication, independently of the parser. Throws unless each one is
 * free of personal data.
 */
export function assertClean(record: unknown, { isKnown, organization }: AllowedValues): void {
  const isClean = (text: string) =>
    MOMENT.test(text) ||
    isCurrency(text) ||
    (!isPersonal(text) && (isKnown(text) || (text === organization && isOrganizationName(text))))
  if (!leavesOf(record).every((leaf) => typeof leaf !== 'string' || isClean(leaf))) throw withheldWhole()
}

const withheldWhole = () =>
  new Error('We cannot tell that an answer of the screening service is free of personal data')

const leavesOf = (value: unknown): unknown[] =>
  value instanceof Object ? Object.values(value).flatMap(leavesOf) : [value]

/** A firm's name must include one of these words, because any other text may name a person. */
const organizationWords = new Set(
  `llc inc incorporated corp corporation company co lp llp ltd limited group holdings partners properties property
  management realty apartments homes housing residences rentals authority association university college hospital
  agency services solutions`
    .trim()
    .split(/\s+/),
)

const MOST_LETTERS = 80
/** More digits suggest an address or a telephone number instead of a firm. */
const MOST_DIGITS = 3

/** The name of a firm is the only free text that is published, so it must not be the name of a person. */
function isOrganizationName(text: string): boolean {
  if (text.length > MOST_LETTERS || !/^[\p{L}\p{M}0-9 &.,'’()-]+$/u.test(text)) return false
  const digits = text.replace(/\D/g, '').length
  if (digits > MOST_DIGITS || (digits > 0 && text.includes(',')) || isPersonal(text)) return false
  return !speaksOfPerson(text) && wordsOf(text).some((word) => organizationWords.has(word))
}

/** "Applicant Test Person, services" names a person, although it contains a firm's word. */
const speaksOfPerson = (text: string): boolean =>
  wordsOf(text).some((word) => word === 'born' || classOf(word) === 'names')

function namesSomebody(organization: string, people: readonly string[]): boolean {
  const ours = new Set(wordsOf(organization).filter((word) => !organizationWords.has(word)))
  return people.flatMap(wordsOf).some((word) => word.length > 1 && ours.has(word))
}
