export {
  ACCESS_TOKEN_AUDIENCE,
  bearer,
  createTokenVerifier,
  TOKEN_ISSUER,
  type OwnerClaims,
  type TokenVerifier,
} from './verifier.ts'
export { generateKeyPair, type TokenKeys } from './keys.ts'
