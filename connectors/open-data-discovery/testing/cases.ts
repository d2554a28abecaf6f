import { createCaseTable } from '@/lib/connector/testing/case-table'

/** One table over recipes and feeds. */
export const check = createCaseTable()
