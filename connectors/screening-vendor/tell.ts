import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { askVendor, changed } from './ask-vendor'
import { assertClean, withheldWhole } from './assert-clean'
import { type Field, plain } from './fields'
import type { Asked } from './identifiers'
import { createKeptValues } from './kept-values'
import { isOrganizationName, namesSomebody } from './organization-name'
import { type Part, partOf } from './part'
import { peopleIn } from './people-in'
import { caveats, tellPrivacy } from './privacy'
import { checkSize, isNode, type Node } from './readable-tree'
import { type Operation, readSetup, type Setup } from './settings'

interface Reading<R> {
  /** Objects that may hold the record instead of the answer itself. */
  inside: readonly Field[]
  /** At least one of them has to be there, else the answer is not understood. */
  needs: readonly Field[]
  read: (part: Part) => R
  /** The one free text a record may hold: the name of a firm. */
  organizationOf?: (record: R) => string | null
}

/** Asks, reads what is allowed, looks once more, and tells what was withheld. */
export async function tell<R extends object, A extends Asked>(
  operation: Operation,
  asked: A,
  context: Context,
  reading: Reading<R>,
) {
  const setup = readSetup(context.settings)
  const { answer, address } = await askVendor(operation, asked, setup, context)
  if (answer.kind === 'document' && operation !== 'report') throw changed()
  const read =
    answer.kind === 'document'
      ? readDocument(reading)
      : failClosed(() => readBody(answer.body, asked, reading, setup, context.now()))
  const { record, privacy, unknown } = read
  return { ...asked, ...record, privacy, caveats: [...caveats, ...notes(address.unused, unknown)] }
}

interface Read<R> {
  record: R
  privacy: ReturnType<typeof tellPrivacy>
  /** Fields withheld because their words are not known here. */
  unknown: readonly Field[]
}

function notes(unused: readonly string[], unknown: readonly Field[]): string[] {
  const places = unused.map(
    (name) =>
      `The screening service’s address has no place for ${name} here, so it was not part of the question.`,
  )
  const words =
    unknown.length > 0
      ? [`Withheld, because the screening service’s words are not known here: ${unknown.join(', ')}.`]
      : []
  return [...places, ...words]
}

/** A document is never opened: every field of the record is empty. */
function readDocument<R>({ read }: Reading<R>): Read<R> {
  const nothing = partOf([], {
    ...readSetup({}),
    isOrganization: () => false,
    now: new Date(0),
    kept: createKeptValues(),
    unknownWords: () => undefined,
  })
  return { record: read(nothing), privacy: tellPrivacy(['documents'], 1), unknown: [] }
}

function readBody<R extends object>(
  body: unknown,
  asked: Asked,
  reading: Reading<R>,
  setup: Setup,
  now: Date,
): Read<R> {
  checkSize(body)
  const nodes = nodesOf(body, reading.inside, setup)
  const kept = createKeptValues()
  const unknown = new Set<Field>()
  const people = peopleIn(body, nodes, setup.fields.organization)
  const part = partOf(nodes, {
    ...setup,
    isOrganization: (text) => isOrganizationName(text) && !namesSomebody(text, people),
    now,
    kept,
    unknownWords: (field) => unknown.add(field),
  })
  if (!reading.needs.some(part.has)) throw changed()
  for (const [name, id] of Object.entries(asked)) {
    if (part.differs(name as keyof Asked, id)) throw aboutAnother()
  }
  const record = reading.read(part)
  assertClean(record, { isKnown: setup.isKnown, organization: reading.organizationOf?.(record) ?? null })
  const { classes, count } = kept.withheldFrom(body)
  return { record, privacy: tellPrivacy(classes, count), unknown: [...unknown] }
}

/** The answer itself and what it wraps the record in, from outside to inside. */
function nodesOf(body: unknown, inside: readonly Field[], { fields }: Setup): Node[] {
  const nodes: Node[] = Array.isArray(body) ? [{ items: body }] : isNode(body) ? [body] : []
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

const aboutAnother = () =>
  new ConnectorError(
    'upstream_rejected',
    'The screening service answered about something else than was asked, so all of it was withheld.',
  )

/** An unforeseen error may quote what it stumbled over, so neither it nor its message reaches the log. */
function failClosed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof ConnectorError ? error : withheldWhole()
  }
}
