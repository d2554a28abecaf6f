import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { agencyBySlug, simulatedAgencies, writeAgency } from './simulated/agencies'
import { plant, project, writeDocument } from './simulated/document-json'
import { createRegister, type SimulatedRuleDocument } from './simulated/documents'
import { answerSearch, type FederalRegisterSimulatorSwitches } from './simulated/search'

interface SimulatedRegister {
  simulate: Simulator
  switches: FederalRegisterSimulatorSwitches
  documents: () => readonly SimulatedRuleDocument[]
}

export function createSimulatedRegister(
  overrides: Partial<FederalRegisterSimulatorSwitches> = {},
  today = new Date(),
): SimulatedRegister {
  const switches: FederalRegisterSimulatorSwitches = {
    blockedWith: null,
    beyondWindow: 'refused',
    planted: null,
    ...overrides,
  }
  let register: readonly SimulatedRuleDocument[] | undefined
  const documents = () => {
    register ??= createRegister(today)
    return register
  }
  return { switches, documents, simulate: async (request) => answer(request, switches, documents) }
}

export const simulateRegister: Simulator = createSimulatedRegister().simulate

const root = '/api/v1/'

type Documents = () => readonly SimulatedRuleDocument[]

function answer(
  request: Request,
  switches: FederalRegisterSimulatorSwitches,
  documents: Documents,
): Response {
  const { pathname, searchParams } = new URL(request.url)
  if (switches.blockedWith) return writePage('Federal Register :: Request Access', switches.blockedWith)
  const path = pathname.startsWith(root) ? pathname.slice(root.length) : ''
  if (path === 'agencies.json') return Response.json(simulatedAgencies.map(writeAgency))
  const [, slug] = /^agencies\/([\w-]+)\.json$/.exec(path) ?? []
  if (slug) return answerAgency(slug)
  if (path === 'documents.json') return answerSearch(searchParams, switches, documents())
  const [, number] = /^documents\/([^/]+)\.json$/.exec(path) ?? []
  if (number) return answerDocument(decodeURIComponent(number), searchParams, switches, documents())
  return writePage('Page not found', 404)
}

function answerAgency(slug: string): Response {
  const agency = agencyBySlug.get(slug)
  if (!agency) return Response.json({ error: 404 }, { status: 404 })
  const { json_url: _, ...row } = writeAgency(agency)
  return Response.json(row)
}

function answerDocument(
  number: string,
  query: URLSearchParams,
  switches: FederalRegisterSimulatorSwitches,
  documents: readonly SimulatedRuleDocument[],
): Response {
  // The source takes a number with "fr" for a citation, and responds with a list.
  if (/fr/i.test(number)) return Response.json({ count: 0, results: [] })
  if (!/\d/.test(number)) return writePage('Page not found', 404)
  const [prefix = '', serial = ''] = number.split('-')
  const tried = [number, `${prefix}-${serial.padStart(5, '0')}`, `${prefix}-${Number(serial)}`]
  const match = documents.find((document) => tried.includes(document.number))
  if (!match) return Response.json({ status: 404, message: 'Record Not Found' }, { status: 404 })
  return project([plant(writeDocument(match), switches.planted)], query, (row) => row[0] ?? {})
}

function writePage(title: string, status: number): Response {
  return new Response(
    `<!DOCTYPE html><html><head><title>${title}</title></head><body>${title}</body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html' },
    },
  )
}
