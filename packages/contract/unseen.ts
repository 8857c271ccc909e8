/** Characters one does not see in a line: controls, zero-width spaces, direction marks, line separators, lone surrogates. */
export const unseenInLine = /[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2028\u2029\u2060\u2066-\u2069\ufeff]/u;

/** The same for a text, which may have line breaks and tabs. */
export const unseenInText = /(?![\n\t])[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2028\u2029\u2060\u2066-\u2069\ufeff]/u;
