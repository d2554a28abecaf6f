import * as z from 'zod/mini'
import { formatNumber } from '@/lib/format'
import { defineRecord, type RecordOfKind } from '../define-record'
import { formalAction, informalAction } from './enforcement-action'
import { inspection } from './inspection'
import { facilityProgram } from './programs'
import { releaseYear } from './release-year'
import { permitCompliance } from './report-permit'

const text = z.nullable(z.string())
const count = z.nullable(z.int())
const figure = (number: number | null) => (number === null ? null : formatNumber(number))

export const reportProgram = defineRecord('report-program', {
  statute: { schema: z.string(), label: 'Code of the program', file: false },
  programName: {
    schema: z.string(),
    label: 'Program',
    text: (published, { statute }) => facilityProgram(statute, published).name,
    file: { program: {} },
  },
  currentStatus: { schema: text, label: 'Now', file: { text: {} } },
  significant: {
    schema: z.nullable(z.boolean()),
    label: 'A permit in significant violation',
    file: false,
  },
  quartersInNoncompliance: {
    schema: count,
    label: 'Quarters with violations, 3 years',
    text: figure,
    file: false,
    map: { numeric: true },
  },
  quartersInSignificant: { schema: count, label: 'Quarters in significant violation', file: false },
  inspectionsLast5Years: { schema: count, label: 'Inspections in 5 years', file: false },
  lastInspectionDate: { schema: text, type: 'date', label: 'Last inspection', file: false },
  informalActions: { schema: count, label: 'Informal actions', file: false },
  formalActions: { schema: count, label: 'Formal actions', file: false },
  enforcementCases: { schema: count, label: 'Enforcement cases', file: false },
  penaltiesUsd: { schema: z.nullable(z.number()), label: 'Penalties in dollars', file: false },
  penaltiesText: {
    schema: text.check(
      z.describe('The source’s own total for this program; totals of programs are not added up.'),
    ),
    label: 'Penalties',
    file: { amount: {} },
    map: { numeric: true },
  },
  casePenaltiesText: { schema: text, label: 'Penalties of cases', file: false },
  period: {
    schema: z.object({ complianceFrom: text, actionsFrom: text, through: text }),
    label: 'Period',
    file: { through: { type: 'date', cell: ({ through }) => through } },
  },
  permits: { schema: z.array(z.object(permitCompliance.shape)), label: 'Permits', file: false },
  recentInspections: {
    schema: z.array(z.object(inspection.shape)),
    label: 'Inspections',
    file: false,
  },
  inspectionsRecorded: {
    schema: z.int(),
    label: 'Inspections listed',
    text: figure,
    file: false,
    map: { numeric: true },
  },
  inspectionsCounted: {
    schema: z
      .optional(count)
      .check(
        z.describe(
          'Of those recorded, the ones that the agency’s own flag counts; null: no entry has the flag.',
        ),
      ),
    label: 'Inspections that the agency counts',
    file: false,
  },
  recentInformalActions: {
    schema: z.array(z.object(informalAction.shape)),
    label: 'Informal actions',
    file: false,
  },
  informalActionsRecorded: {
    schema: z.int(),
    label: 'Actions listed',
    text: (informal, { formalActionsRecorded }) => formatNumber(informal + formalActionsRecorded),
    file: false,
    map: { numeric: true },
  },
  informalActionsCounted: {
    schema: z.optional(count),
    label: 'Informal actions that the agency counts',
    file: false,
  },
  recentFormalActions: {
    schema: z.array(z.object(formalAction.shape)),
    label: 'Formal actions and penalties',
    file: false,
  },
  formalActionsRecorded: { schema: z.int(), label: 'Formal actions listed', file: false },
  releases: { schema: z.array(z.object(releaseYear.shape)), label: 'Releases by year', file: false },
})

export type ComplianceReportProgram = RecordOfKind<typeof reportProgram>
