import { makeList } from '../make-list'

export const POST = makeList
