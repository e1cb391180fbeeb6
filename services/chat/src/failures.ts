import { defineFailures } from '@docent/runtime/failures'

/** Everything the chat service can refuse. */
export const failures = defineFailures({
  message_not_found: {
    status: 404,
    message: 'This message is not there any more. The visitor may have erased it.',
    check: 'turnId of the request, and that it is a message that a visitor left, of the account of the token.',
  },
  message_answered_enough: {
    status: 409,
    message: 'This message has {limit} answers, which is as many as go out from here. Go on by mail.',
    check: 'The answers of the message.',
  },
  too_many_message_answers: {
    status: 429,
    message:
      'Your account has answered {limit} messages within an hour, which is as many as go out. The next one can go in {minutes} minutes.',
    check: 'CHAT_MESSAGE_ANSWERS_PER_HOUR, and whether somebody uses the account to send mail to strangers.',
  },
  message_limit_reached: {
    status: 403,
    message:
      'Monthly message limit reached. This assistant answers again on {date}; a larger plan lifts the limit at once.',
    check: 'The plan of the owner (PLANS_FILE) and its messages of this UTC month.',
  },
  monthly_limit_reached: {
    status: 403,
    // For visitors: the plan is nobody's business but the owner's.
    message: 'Monthly message limit reached. This assistant answers again on {date}.',
    check: 'As of message_limit_reached or token_limit_reached; this one a visitor reads.',
  },
  token_limit_reached: {
    status: 403,
    message:
      'Monthly token limit reached. This assistant answers again on {date}; a larger plan lifts the limit at once.',
    check: 'tokensPerMonth of the plan of the owner (PLANS_FILE) and the tokens of this UTC month.',
  },
  daily_limit_reached: {
    status: 429,
    message: 'Daily limit reached. This assistant answers again in {time}.',
    check: 'dailyAnswerLimit of the widget, which its owner sets, and its answers of this UTC day.',
  },
  visitor_limit_reached: {
    status: 429,
    message: 'Daily limit reached: these were as many questions as one visitor may ask. Ask again in {time}.',
    check: 'CHAT_VISITOR_PER_DAY.',
  },
  range_limit_reached: {
    status: 429,
    message: 'Daily limit reached: your network has asked as many questions as it may. Ask again in {time}.',
    check: 'CHAT_ADDRESS_PER_DAY, and whether TRUST_PROXY of the gateway names the proxy in front.',
  },
  no_endpoint_connected: {
    status: 409,
    message:
      'No endpoint is connected, so there is no other model to ask. OPENAI_BASE_URL or OPENAI_API_KEY connects one.',
    check: 'The settings of the environment of the chat service, and what is set under Model on the page Operation.',
  },
  models_not_chosen_here: {
    status: 409,
    message: 'The models of this installation are set in its environment only.',
    check: 'The process of the chat service was given models that cannot be changed.',
  },
  model_set_by_environment: {
    status: 409,
    message: '{setting} is set in the environment, which wins. Leave that field empty, or take the setting away first.',
    check: 'The settings of the environment of the chat service. A key of the environment binds the address, too.',
  },
  key_not_taken: {
    status: 409,
    message: 'A key cannot be kept here: SEALING_SECRET is not set. Set that, or OPENAI_API_KEY.',
    check: 'SEALING_SECRET of chat and embedding, the same for both.',
  },
  key_needed_again: {
    status: 409,
    message: 'Enter the key again: the one that is kept was given for another address, or cannot be read any more.',
    check: 'The address, and whether SEALING_SECRET still has the secret that the key was sealed with.',
  },
  embedding_model_changes: {
    status: 409,
    message:
      'The embedding model changes from {from} to {to}: no question finds a document by meaning until its embeddings are made again.',
    check: '`embedAgain` says that this is known; GET /api/operator/model/embedding-cost says what it costs.',
  },
  models_do_not_answer: {
    status: 422,
    message: 'Nothing was changed, because a model does not work: {reason}.',
    check: 'Address, key and names against what the endpoint says; `anyway` sets them without asking.',
  },
  models_changed_meanwhile: {
    status: 409,
    message: 'Somebody else has set the models meanwhile. Look at what is there now, and try again.',
    check: 'The log of acts.',
  },
  range_blocked: {
    status: 403,
    message: 'This assistant does not answer in your network.',
    check: 'The address ranges that the owner blocked on the page of plan and usage; TRUST_PROXY of the gateway.',
  },
  assistant_away: {
    status: 403,
    message: 'This assistant is away at the moment. Look on the website for another way to reach its owner.',
    check: 'An operator suspended the account of the owner; the page Operation says why and lifts it.',
  },
  not_a_range: {
    status: 400,
    message: 'This is no address range. Block one that the list names, like 198.51.100.0/24.',
    check: 'range of the request: a /24 of IPv4 or a /48 of IPv6.',
  },
  too_many_blocked_ranges: {
    status: 403,
    message: '{limit} address ranges are blocked already. Unblock one that is quiet by now.',
    check: 'Nothing on the server; many ranges at once are better kept out in front of it.',
  },
  widget_not_found: {
    status: 404,
    message: 'This assistant was not found. It may have been deleted; ask the owner of the website.',
    check: 'The widget id, and how far this service is behind on widget.saved.',
  },
  origin_not_allowed: {
    status: 403,
    message: 'This assistant is not available on this website.',
    check:
      'The Origin header of the request and the allowed domains of the widget. Owners read it in the console of the browser and on Widgets.',
  },
  session_not_yours: {
    status: 401,
    message: 'This conversation cannot be continued here. Start a new one.',
    check: 'The token of the session: altered, too old, or of another widget, website or session.',
  },
  too_many_questions: {
    status: 429,
    message: 'That was a lot of questions in a short time. This assistant answers again in {seconds} seconds.',
    check: 'CHAT_VISITOR_PER_MINUTE, CHAT_ADDRESS_PER_MINUTE, CHAT_WIDGET_PER_MINUTE, CHAT_SESSIONS_PER_MINUTE.',
  },
  too_many_searches: {
    status: 429,
    message: 'That was a lot of searches in a short time. Search again in {seconds} seconds.',
    check: 'CHAT_SEARCHES_PER_MINUTE.',
  },
  too_many_free_messages: {
    status: 429,
    message:
      'That was a lot of tests in a short time. Go on in {seconds} seconds; nothing of this counts on your plan.',
    check: 'CHAT_FREE_PER_MINUTE.',
  },
  too_much_small_talk: {
    status: 429,
    message: 'That was a lot of small talk for one day. Ask a question, or say hello again in {time}.',
    check: 'CHAT_SMALL_TALK_PER_DAY, and CHAT_ADDRESS_PER_DAY for all visitors from one address range.',
  },
  preview_used_up: {
    status: 429,
    message:
      'These were as many tests as one day has room for. The preview answers again in {time}; the chat and your ' +
      'website go on.',
    check: 'CHAT_PREVIEW_PER_DAY; with a language model CHAT_PREVIEW_MODEL_PER_DAY.',
  },
  golden_used_up: {
    status: 429,
    message:
      'Golden questions were asked as often as one day has room for. They go on in {time}; nothing else is held up.',
    check: 'CHAT_GOLDEN_PER_DAY; with a language model CHAT_GOLDEN_MODEL_PER_DAY.',
  },
  golden_limit_reached: {
    status: 403,
    message: 'There are {limit} golden questions already. Forget one that matters less.',
    check: 'Nothing on the server: an account holds so many.',
  },
  golden_not_found: {
    status: 404,
    message: 'This golden question was not found. It may have been forgotten, or its widget was deleted.',
    check: 'The id, and that the token belongs to its owner.',
  },
  golden_widget_unknown: {
    status: 400,
    message: 'This widget is not one of yours, or was just created. Choose another one, or try again in a moment.',
    check: 'widgetId of the request, and how far this service is behind on widget.saved.',
  },
  messages_not_taken: {
    status: 403,
    message: 'No messages are taken here. Look on the website for another way to reach its owner.',
    check: 'wayOut of the widget: its owner has chosen something else than the form.',
  },
  too_many_messages: {
    status: 429,
    message:
      'Your message was not sent: there were many today. Try again in {time}, or look for another way to reach us.',
    check: 'CHAT_MESSAGES_VISITOR_PER_DAY, CHAT_MESSAGES_ADDRESS_PER_DAY, CHAT_MESSAGES_WIDGET_PER_DAY.',
  },
  too_many_data_calls: {
    status: 429,
    message: 'That was a lot at once. Go on in {seconds} seconds.',
    check: 'CHAT_VISITOR_DATA_PER_MINUTE.',
  },
  visitor_not_found: {
    status: 404,
    message: 'Nothing is kept under this code. It may have been erased, or it was deleted after its time.',
    check: 'The code as the bubble shows it under "Your data", and that the widget is of this owner and not deleted.',
  },
  person_speaks: {
    status: 409,
    message: 'A person was asked for in this conversation. Write to them, or go back to the assistant.',
    check: 'Nothing on the server: the bubble shows it; POST /api/handover/end lets the bot speak again.',
  },
  nobody_listens: {
    status: 409,
    message: 'No person is in this conversation any more. The assistant answers again.',
    check: 'Nothing on the server: the talk with a person was over when this was sent.',
  },
  talk_taken: {
    status: 409,
    message: '{name} speaks in this conversation. Take it over first.',
    check: 'Nothing on the server: two people wanted to answer the same visitor.',
  },
  handover_not_offered: {
    status: 403,
    message: 'No person can be asked for here. Look on the website for another way to reach its owner.',
    check: 'The handover settings of the owner, and whether the plan has the entitlement "handover".',
  },
  handover_closed: {
    status: 409,
    message: 'Nobody is there at this time. Leave a message instead.',
    check: 'The office hours of the owner, and their time zone.',
  },
  handover_not_in_plan: {
    status: 403,
    message: 'Your plan does not include live agent handover. A larger plan does.',
    check: 'The plan of the owner (PLANS_FILE) and its entitlement "handover".',
  },
  too_many_streams: {
    status: 429,
    message: 'This conversation is open in {limit} places already. Close one of them.',
    check: 'Nothing on the server; a proxy that keeps closed connections open would cause it.',
  },
  conversation_not_found: {
    status: 404,
    message: 'This conversation was not found. It may have been deleted, or its widget was.',
    check: 'widgetId and session, and that the widget keeps its history.',
  },
  answer_not_found: {
    status: 404,
    message: 'This answer was not found, so the feedback could not be kept. It may belong to an earlier conversation.',
    check: 'The message id, and that the token belongs to the owner or the session of the answer.',
  },
  model_unavailable: {
    status: 503,
    message: 'The language model does not respond: {reason}. Try again in a minute; the message was not counted.',
    check: 'The log lines of the request; whether the endpoint answers (OPENAI_BASE_URL, OPENAI_FIRST_TOKEN_SECONDS).',
  },
  model_not_usable: {
    status: 503,
    message:
      'The language model cannot be used: {reason}. Whoever runs this installation can mend that; the message was not counted.',
    check: 'The key, its credit, the model names and CHAT_PASSAGES against what the endpoint says in the log lines.',
  },
  assistant_unavailable: {
    status: 503,
    // For visitors: what the owner's model lacks is nobody's business but the owner's.
    message: 'This assistant cannot answer at the moment. Try again in a minute; the message was not counted.',
    check:
      'As of model_unavailable; this one a visitor reads, where CHAT_ANSWER_SECONDS were over before anything was found. A model that fails sooner is done without.',
  },
  model_refused: {
    status: 502,
    message:
      'The language model behind this assistant refused the question. Ask it in other words; the message was not counted.',
    check: 'The log lines of the request: a filter of the endpoint, or a parameter it does not take.',
  },
  answer_interrupted: {
    status: 502,
    message: 'The answer broke off before it was complete. Ask again; the message was not counted.',
    check:
      'The log lines of the request: the endpoint closed the connection or took longer than CHAT_ANSWER_SECONDS, or "the process ends": it had no more time (FINISH_SECONDS).',
  },
})
