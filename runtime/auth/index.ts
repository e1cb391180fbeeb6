export {
  ACCESS_TOKEN_AUDIENCE,
  bearer,
  BY_KEY,
  createTokenVerifier,
  inSession,
  MEMBER_AUDIENCE,
  OPERATES,
  TOKEN_ISSUER,
  type OwnerClaims,
  type Person,
  type TokenVerifier,
} from './verifier.ts'
export { generateKeyPair, type TokenKeys } from './keys.ts'
export { createBox, type Box, type Opened } from './box.ts'
export { createSeals, secretsSchema, type Secrets } from './seals.ts'
export { createMailLinks, linkSecretSetting, type LinkPurpose, type MailLink, type MailLinks } from './mail-links.ts'
