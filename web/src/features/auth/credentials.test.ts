import { describe, expect, test } from '@jest/globals'
import { check, explain } from './credentials.ts'

const filled = { name: '', email: 'ines@larkfield.example', password: 'workshop1', confirm: 'workshop1' }

describe('what is wrong before asking the server', () => {
  test('nothing, when both are filled in', () => {
    expect(check({ ...filled, confirm: '' }, 'signIn')).toEqual({})
    expect(check(filled, 'signUp')).toEqual({})
  })

  test.each(['', '  '])('an address of %j is asked for', (email) => {
    expect(check({ ...filled, email }, 'signIn')).toEqual({ email: 'Enter your email address.' })
  })

  test.each(['ines', 'ines@', '@shop.example', 'ines@shop', 'ines @shop.example', 'a@b@c.d'])(
    '%j is no address',
    (email) => {
      expect(check({ ...filled, email }, 'signIn').email).toBe('Please enter a valid email address.')
    },
  )

  test('two different passwords are only wrong for a new account', () => {
    expect(check({ ...filled, confirm: 'other' }, 'signUp')).toEqual({ confirm: 'Passwords do not match' })
    expect(check({ ...filled, confirm: 'other' }, 'signIn')).toEqual({})
  })
})

describe('a refusal of the server', () => {
  test.each([
    ['user_not_found', 'email', 'No account found with this email address.'],
    ['auth/wrong-password', 'password', 'Incorrect password. Please try again.'],
    ['email_already_in_use', 'email', 'An account with this email already exists.'],
    ['weak_password', 'password', 'Password should be at least 6 characters.'],
    ['invalid_email', 'email', 'Please enter a valid email address.'],
    ['too_many_requests', 'form', 'Too many failed attempts. Please try again later.'],
  ])('%s is said at %s in the specified words', (code, field, sentence) => {
    expect(explain({ status: 400, code, error: '' })).toEqual({ field, sentence })
  })

  test('keeps the way out that follows the specified words', () => {
    const error = 'Too many failed attempts. Please try again later. The account opens again in 15 minutes.'
    expect(explain({ status: 429, code: 'too_many_requests', error }).sentence).toBe(error)
  })

  test('about a weak password knows the minimum of the installation', () => {
    const error = 'Password should be at least 10 characters.'
    expect(explain({ status: 400, code: 'weak_password', error }).sentence).toBe(error)
  })

  test('about a password that is long enough says what is wrong with it, and nothing of its length', () => {
    const error = 'Password should be harder to guess. This is one of the most common, or close to one: choose another.'
    expect(explain({ status: 400, code: 'weak_password', error })).toEqual({ field: 'password', sentence: error })
  })

  test('of a malformed address is one about the address', () => {
    expect(explain({ status: 400, code: 'bad_request', error: 'email: Invalid email address' })).toEqual({
      field: 'email',
      sentence: 'Please enter a valid email address.',
    })
  })

  test('is general when the server broke or did not answer', () => {
    const sentence = 'An error occurred. Please try again.'
    expect(explain({ status: 500, code: 'internal', error: 'Something went wrong on our side.' }).sentence).toBe(
      sentence,
    )
    expect(explain({ status: 0, code: 'network', error: '' }).sentence).toBe(sentence)
  })

  test('with a code of its own keeps its own sentence', () => {
    const error = 'The address or the password is wrong.'
    expect(explain({ status: 401, code: 'wrong_credentials', error }).sentence).toBe(error)
  })
})
