import { createContext } from 'react'
import { type ScreeningFormState, startingState } from './desk-state'

interface AtDesk {
  state: ScreeningFormState
  press: (form: FormData) => void
  isPending: boolean
}

export const DeskContext = createContext<AtDesk>({
  state: startingState,
  press: () => {},
  isPending: false,
})
