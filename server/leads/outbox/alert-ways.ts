import { randomUUID } from 'node:crypto';
import type { LeadWords } from '../../contract/lead-words.ts';
import { fillText } from '../../contract/slots.ts';
import type { AlertWay, DeliveryAlert } from './alerts.ts';
import type { Mailer } from './mailer.ts';
import { post, postSigned, type WebhookOptions } from './webhook.ts';

/** By mail to the company: for a webhook that fails. */
export const mailAlert = (mailer: Mailer, to: readonly string[], words: LeadWords): AlertWay => ({
  failsWith: ['mail', 'confirmation'],
  tell: (alert) =>
    mailer.send({ to, subject: fillText(words.alert.subject, slotsOf(alert)), text: textOf(alert, words) }),
});

/** By the webhook of the requests, as an event of its own: for mails that fail. */
export const webhookAlert = (webhook: WebhookOptions, words: LeadWords): AlertWay => ({
  failsWith: ['webhook'],
  tell: (alert) => postSigned(webhook, randomUUID(), content(alert, words)),
});

/** To an address of its own, such as the incoming webhook of a chat, which shows `text`. */
export const urlAlert = (url: string, words: LeadWords): AlertWay => ({
  failsWith: [],
  tell: (alert) => post(url, JSON.stringify(content(alert, words))),
});

const slotsOf = ({ channel, error, attempts }: DeliveryAlert) => ({ channel, error, attempts });
const textOf = (alert: DeliveryAlert, words: LeadWords): string => fillText(words.alert.text, slotsOf(alert));
const content = (alert: DeliveryAlert, words: LeadWords) => ({
  event: 'delivery.failing',
  ...alert,
  text: textOf(alert, words),
});
