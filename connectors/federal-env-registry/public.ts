export type { ProgramLink } from './program-link'
