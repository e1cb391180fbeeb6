import { useDispatch } from 'react-redux'
import type { Access } from './session/index.ts'

/** Dispatch that knows what the thunks of this folder are given. */
export const useAppDispatch = useDispatch.withTypes<Access['dispatch']>()
