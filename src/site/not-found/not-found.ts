// The unmatched path, for whoever looks for the broken link that led here.
console.error('404: no page at', location.pathname);
