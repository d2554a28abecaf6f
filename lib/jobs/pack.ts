import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { Meta } from '@/lib/connector/result'
import { parseJson } from '@/lib/parse-json'
import { bytesOf } from '@/lib/snapshots/database'
import { cellStates, columnRoles, type JobCell, type PlaceList } from './job'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** Limits the memory that stored bytes can take when they are unpacked. */
const MOST_PLAIN_BYTES = 16 * 1024 * 1024

const list = z.strictObject({
  headings: z.array(z.string()),
  roles: z.array(z.enum(columnRoles)),
  rows: z.array(z.array(z.string())),
  facts: z.array(z.string()),
}) satisfies z.ZodType<PlaceList>

const cell = z.strictObject({
  state: z.enum(cellStates),
  answer: z.string(),
  why: z.string().exactOptional(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).exactOptional(),
  place: z.unknown().exactOptional(),
  choices: z.array(z.strictObject({ label: z.string(), href: z.string() })).exactOptional(),
  metas: z.array(z.custom<Meta>((value) => value instanceof Object && 'retrievedAt' in value)),
}) satisfies z.ZodType<JobCell>

export const packJson = (value: unknown): Promise<Buffer> => compress(JSON.stringify(value))

/** Throws if the bytes are damaged. Returns undefined if the text is not JSON. */
export async function unpackJson(body: unknown): Promise<unknown> {
  const plain = await expand(bytesOf(body), { maxOutputLength: MOST_PLAIN_BYTES })
  return parseJson(plain.toString())
}

export const unpackList = async (body: unknown): Promise<PlaceList> => list.parse(await unpackJson(body))

export const unpackCell = async (body: unknown): Promise<JobCell> => cell.parse(await unpackJson(body))
