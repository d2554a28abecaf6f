import { createCaseTable } from '@/lib/connector/testing/case-table'

export const check = createCaseTable()
