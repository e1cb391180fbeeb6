import { defineFailures } from '@docent/runtime/failures'

/** Everything the widget service can refuse. */
export const failures = defineFailures({
  fields_required: {
    status: 400,
    message: 'Please fill in all required fields. Missing: {fields}.',
    check: 'The named fields of the request are absent or blank. A prompt of null stands for the default prompt.',
  },
  invalid_domain: {
    status: 400,
    message: 'Line {line} of the allowed domains, {text}, cannot be used: {reason}.',
    check: 'The line of allowedDomains; docs of the widget service list what is understood.',
  },
  invalid_way_out: {
    status: 400,
    message: 'The {what} that visitors are offered cannot be used: {problem}.',
    check: 'wayOut.value of the request, which is read by wayOut.kind. The reply names the field in `field`.',
  },
  invalid_privacy_page: {
    status: 400,
    message: 'The privacy page cannot be linked: {problem}.',
    check: 'consent.privacyUrl of the request. The reply names the field in `field`.',
  },
  invalid_footer: {
    status: 400,
    message: 'The line below the field cannot be linked: {problem}.',
    check: 'own.footer.url of the request. The reply names the field in `field`.',
  },
  white_label_not_in_plan: {
    status: 403,
    message:
      'White label is part of the {plans} plan, and this account is on the {plan} plan. Nothing was saved: choose that plan, or leave it out.',
    check:
      'The entitlements of the plan of the owner (PLANS_FILE), and how far this service is behind on subscription.changed.',
  },
  invalid_own_domain: {
    status: 400,
    message: 'This host cannot be used: {reason}.',
    check: 'host of the request: the name of a website or a name below it, without path, port or *.',
  },
  own_domain_known: {
    status: 409,
    message: '{host} is on your list already.',
    check: 'The hosts of the account: GET /api/own-domains.',
  },
  own_domain_not_found: {
    status: 404,
    message: 'This host is not on your list any more. It may have been removed in another window.',
    check: 'The id, and that the token belongs to the owner of the host.',
  },
  too_many_own_domains: {
    status: 409,
    message: 'You have {limit} hosts, which is as many as there may be. Remove one before you add another.',
    check: 'OWN_DOMAINS_PER_OWNER.',
  },
  too_many_domain_checks: {
    status: 429,
    message: 'A proof can be looked for {limit} times a minute. Wait a moment; it is looked for by itself, too.',
    check: 'How often the owner calls POST /api/own-domains/check.',
  },
  keep_days_too_long: {
    status: 400,
    message: 'Conversations may be kept {days} days at most here. Choose fewer days.',
    check: 'keepDays of the request, and CONVERSATION_DAYS_MAX.',
  },
  invalid_avatar: {
    status: 400,
    message: 'The avatar must be the address of an image that begins with https://.',
    check: 'botAvatarUrl of the request.',
  },
  avatar_gone: {
    status: 400,
    message: 'The avatar is no longer there. Upload the image again and save once more.',
    check: 'botAvatarUrl of the request: avatars that no widget has are removed after WIDGET_AVATAR_UNUSED_HOURS.',
  },
  avatar_not_found: {
    status: 404,
    message: 'There is no such avatar. It may have been replaced; the settings of the widget name the one there is.',
    check: 'The id in the address; the detail says what the blob store answered.',
  },
  avatar_too_large: {
    status: 413,
    message: 'Failed to upload avatar image. It is larger than 5 MB: choose a smaller one, 72 by 72 pixels will do.',
    check: 'The size of fileContent.',
  },
  avatar_too_many_pixels: {
    status: 400,
    message: 'Failed to upload avatar image. It has too many pixels: choose one of at most 8,000 pixels a side.',
    check: 'The sides of the picture; at most 24 million pixels in all.',
  },
  not_an_image: {
    status: 400,
    message: 'Failed to upload avatar image. The file is not a PNG, JPEG, WebP or GIF: save it as one of these.',
    check: 'The first bytes of the file; its name and declared type do not count. SVG is a program and is refused.',
  },
  avatar_unreadable: {
    status: 400,
    message: 'Failed to upload avatar image. The file seems to be damaged: open it, save it again and try once more.',
    check: 'The detail in the log: what the decoder said.',
  },
  avatar_too_slow: {
    status: 503,
    message: 'Failed to upload avatar image. Drawing it took too long: try again in a minute, or choose a smaller one.',
    check: 'WIDGET_AVATAR_SECONDS, and how busy the machine is; nothing says that the file is damaged.',
  },
  avatars_busy: {
    status: 503,
    message: 'Failed to upload avatar image. Too many are being uploaded at once: try again in a minute.',
    check: 'How many uploads come at once; each is drawn in a thread of its own, one after the other.',
  },
  document_unknown: {
    status: 400,
    message:
      'The document {documentId} is not one of your documents. Choose another one; if you have just added it, ' +
      'save again in a moment.',
    check: 'Whether the document was deleted, and how far this service is behind on document.chunked.',
  },
  no_draft: {
    status: 409,
    message: 'There is no draft of this widget to publish. It may have been published or discarded in another window.',
    check: 'Whether the draft was published before; a draft that says the same as what visitors see is none.',
  },
  draft_changed: {
    status: 409,
    message:
      'The draft was changed in another window meanwhile. Nothing of yours was saved or published: look at it again first.',
    check: 'savedAt or basedOn.draftSavedAt of the request against the draft of the widget.',
  },
  widget_changed: {
    status: 409,
    message:
      'Version {version} was published meanwhile, in another window or by a program. Nothing of yours was saved or published: look at it first.',
    check: 'version or basedOn.version of the request against the version that visitors see.',
  },
  version_not_found: {
    status: 404,
    message: 'This version is not kept any more. The history shows which there are.',
    check: 'The number; the newest 20 versions of a widget are kept.',
  },
  wordpress_not_in_plan: {
    status: 403,
    message:
      'The WordPress plugin is part of the {plans} plan, and this account is on the {plan} plan. Upgrade to give this site a widget.',
    check:
      'The entitlements of the plan of the owner (PLANS_FILE), and how far this service is behind on subscription.changed.',
  },
  invalid_site: {
    status: 400,
    message: 'This is not the address of a website. It must be like https://www.example.com, without a path.',
    check: 'site of the request: an origin the way browsers write it.',
  },
  widget_limit_reached: {
    status: 403,
    message: 'Plan limit reached: the {plan} plan holds {limit}. Delete a widget or choose a larger plan.',
    check: 'The plan of the owner and its number of widgets (PLANS_FILE).',
  },
  widget_read_only: {
    status: 403,
    message:
      'Plan limit reached: the {plan} plan holds {limit}, and this is a newer one. It keeps answering as it is; to ' +
      'change it, delete another widget or choose a larger plan.',
    check: 'The plan of the owner and the order in which its widgets were created: the oldest ones stay editable.',
  },
  widget_not_found: {
    status: 404,
    message: 'Widget not found. It may have been deleted; the list of your widgets shows which there are.',
    check: 'The id, and that the token belongs to the owner of the widget.',
  },
})
