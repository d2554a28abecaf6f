import { changeList } from '../../change-list'

export const POST = changeList
