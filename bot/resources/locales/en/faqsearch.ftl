# Words by which doubtful cases are searched for; nobody reads them.

# What can stand in any question and tells nothing apart, with spaces between.
doubts-stop-words = a about after all also am an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its just may me must my no nor not now of on or our she should so than that the their them then there these they this those to too up us was we what when where which who whose why will with would yes you your
# How a question is also put: case=word,word; with spaces between.
doubts-also-typed =
    ten-on-seven=10,7,ten,burn
    three-on-seven=3,7,transparent,play
    after-an-eight=8,play,skip,higher
    several-at-once=several,special,cards,once,together,same,play,eights
    four-with-a-three=four,kind,3,between,count
    take-though-it-fits=take,pile,though,while,play
    forgot-to-fill-up=forgot,draw,cards,stock
    hand-with-open-cards=last,hand,open,together,same,value,rank
    swap-later=during,game,swap,hand,open
    peek-at-blind=look,blind,before,turn,play
    choose-a-blind=choose,blind,turn,over
    out-with-a-special=out,special,last
    out-with-a-ten=out,10,ten
    nothing-after-a-burn=10,four,kind,nothing,play,burn
    seven-on-eight=7,8,higher
    what-lies-under-a-three=during,turn,unclear,lies,under,3
